const LETTER = /[\p{L}\p{N}]/u
/** Characters that continue a sentence without a space. */
const JOINS_ON = /^[\s.,;:!?…)\]”’»]/u

/**
 * A text that begins with an existing one, word for word. `answer` is the whole text, possibly partial or with other
 * punctuation, or only the rest.
 */
export function continuedText(written: string, answer: string): string {
  if (written === '' || answer.startsWith(written)) return answer
  const from = endOfBeginning(written, answer)
  if (from === 'growing') return written
  if (from !== 'none') return written + answer.slice(from)
  const rest = answer.trim()
  return rest === '' || JOINS_ON.test(rest) ? written + rest : `${written} ${rest}`
}

/**
 * The offset in `answer` where the letters of `written` end; `growing` where it ends before them, `none` where its
 * letters differ.
 */
export function endOfBeginning(written: string, answer: string): number | 'growing' | 'none' {
  const wanted = Array.from(written.toLowerCase()).filter((character) => LETTER.test(character))
  let found = 0
  let at = 0
  for (const character of answer) {
    if (found === wanted.length && (LETTER.test(character) || /\s/u.test(character))) return at
    at += character.length
    if (!LETTER.test(character)) continue
    for (const letter of character.toLowerCase()) {
      if (!LETTER.test(letter)) continue
      if (letter !== wanted[found]) return 'none'
      found += 1
    }
  }
  return 'growing'
}
