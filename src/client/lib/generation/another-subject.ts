/**
 * Whether a text is about something other than a subject: it contains none of the subject's words of four letters or more. If the
 * subject has no such words, only an empty text counts.
 */
export function isAnotherSubject(subject: string, other: string): boolean {
  if (other.trim() === '') return true
  if (wordsIn(subject).length === 0) return false
  const words = new Set(wordsIn(other))
  return !wordsIn(subject).some((word) => words.has(word))
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []
}
