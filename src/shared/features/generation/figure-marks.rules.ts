/** The parts of a text, in order: each occurrence of these figures, and what is between them. */
export function splitAtFigures(text: string, figures: readonly string[]): { part: string; isFigure: boolean }[] {
  const parts: { part: string; isFigure: boolean }[] = []
  let done = 0
  for (;;) {
    const found = figures
      .map((figure) => ({ figure, at: findFigure(text, figure, done) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at || b.figure.length - a.figure.length)[0]
    const end = found?.at ?? text.length
    if (end > done) parts.push({ part: text.slice(done, end), isFigure: false })
    if (!found) return parts
    parts.push({ part: found.figure, isFigure: true })
    done = found.at + found.figure.length
  }
}

/** Where a figure stands from `from` on, not as a part of a longer word or number; -1 where it does not. */
function findFigure(text: string, figure: string, from: number): number {
  for (let at = text.indexOf(figure, from); at >= 0; at = text.indexOf(figure, at + 1)) {
    const end = at + figure.length
    const isInside =
      /^[\p{L}\p{N}]/u.test(figure) && /(?:\p{N}[.,'’]|[\p{L}\p{N}])$/u.test(text.slice(Math.max(0, at - 2), at))
    const isLonger = /[\p{L}\p{N}]$/u.test(figure) && /^(?:[.,'’]?\p{N}|\p{L})/u.test(text.slice(end, end + 2))
    if (!isInside && !isLonger) return at
  }
  return -1
}
