/** Longer queries find less; the beginning says what it is about. In UTF-16 units. */
const LONGEST_QUERY = 300

/**
 * What is searched for: any text on one line, cut at a word. Signs by which a search engine takes a word for a command
 * ("!!", ":de", "<3", "?") are taken from its words, so that a topic stays a topic. Empty for a text without a word.
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
