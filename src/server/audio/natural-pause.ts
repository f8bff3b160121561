/** How long a speaker rests, in milliseconds, as synthesizers do inside a piece. */
const PARAGRAPH_MS = 600
const SENTENCE_MS = 350
const CLAUSE_MS = 150

/**
 * How long to rest after a piece of text that another follows without a pause of its own, in milliseconds: a piece may end
 * anywhere, and the silence that its synthesizer put there is taken off.
 */
export function naturalPauseMs(text: string): number {
  if (/\n\s*\n\s*$/u.test(text)) return PARAGRAPH_MS
  const said = text.replace(/[\s"'”’»)\]}]+$/u, '')
  if (/[.!?…。！？؟।]$/u.test(said) || /\n\s*$/u.test(text)) return SENTENCE_MS
  return /[,;:،、，；：—–-]$/u.test(said) ? CLAUSE_MS : 0
}
