/** In UTF-16 units: longer queries find less, and the beginning says what a text is about. */
const LONGEST_QUERY = 300

/**
 * The query for a text: one line, cut at a word. Characters that make a search engine take a word for a command ("!!",
 * ":de", "<3", "?") are removed. Empty for a text without a word.
 */
export function searchQuery(text: string): string {
  const line = text
    .slice(0, 2 * LONGEST_QUERY)
    .replace(/\p{Surrogate}/gu, ' ')
    .replace(/[\s\p{C}]+/gu, ' ')
    .replace(/(?<=^|\s)[!?:<>]+/gu, '')
    .trim()
  if (!/[\p{L}\p{N}]/u.test(line)) return ''
  if (line.length <= LONGEST_QUERY) return line
  const start = line.slice(0, LONGEST_QUERY + 1)
  const end = start.lastIndexOf(' ')
  return (end > LONGEST_QUERY / 2 ? start.slice(0, end) : start.slice(0, LONGEST_QUERY)).replace(/\p{Surrogate}$/u, '')
}
