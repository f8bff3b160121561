/** Pauses of a natural speaker in milliseconds, as synthesizers make them inside a piece. */
const PARAGRAPH_MS = 600
const SENTENCE_MS = 350
const CLAUSE_MS = 150

/**
 * Milliseconds of pause after a piece of text that another piece follows without a pause of its own. A piece may end
 * anywhere, and its synthesizer's own trailing silence is removed.
 */
export function naturalPauseMs(text: string): number {
  const lineEnds = text.slice(text.trimEnd().length).split('\n').length - 1
  if (lineEnds > 1) return PARAGRAPH_MS
  const last = lastMark(text)
  if (/[.!?…。！？؟।]/u.test(last) || lineEnds === 1) return SENTENCE_MS
  return /[,;:،、，；：—–-]/u.test(last) ? CLAUSE_MS : 0
}

/** The last character before closing quotes, brackets and white space; empty where there is none. */
function lastMark(text: string): string {
  let end = text.length - 1
  while (/[\s"'”’»)\]}]/u.test(text.charAt(end))) end -= 1
  return text.charAt(end)
}
