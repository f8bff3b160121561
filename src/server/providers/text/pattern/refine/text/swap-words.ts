/** Words and what stands for them, by the lower-case form. */
export interface WordTable {
  pattern: RegExp
  words: ReadonlyMap<string, string>
}

/** Makes a table from lines such as `utilize = use`; longer wordings win over shorter ones. */
export function wordTable(lines: string): WordTable {
  const pairs = lines
    .trim()
    .split('\n')
    .map((line) => line.split('=').map((side) => side.trim()))
    .map(([from = '', to = '']) => [from, to] as const)
  const sources = pairs
    .map(([from]) => from)
    .sort((a, b) => b.length - a.length)
    .map((from) => from.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`).replaceAll(' ', String.raw`\s+`))
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}'’#@_-])(?:${sources.join('|')})(?![\p{L}\p{M}\p{N}_]|['’-]\p{L})`,
    'giu',
  )
  return { pattern, words: new Map(pairs) }
}

/** A text with the words of a table replaced, in the case they had, and how many were. A before a vowel becomes an. */
export function swapWords(text: string, { pattern, words }: WordTable): { text: string; count: number } {
  let count = 0
  const swapped = text.replace(pattern, (found) => {
    const other = words.get(found.toLowerCase().replace(/\s+/gu, ' '))
    if (other === undefined) return found
    count += 1
    return inCaseOf(found, other)
  })
  return { text: count === 0 ? text : articlesFixed(text, swapped), count }
}

function inCaseOf(found: string, word: string): string {
  const letters = found.replace(/[^\p{L}]/gu, '')
  if (letters.length > 1 && letters === letters.toUpperCase()) return word.toUpperCase()
  return /^\p{Lu}/u.test(found) ? word.replace(/^\p{L}/u, (letter) => letter.toUpperCase()) : word
}

const ARTICLE = /(?<![\p{L}\p{N}'’-])(an?)(\s+)(\p{L}+)/giu

/** Sets "a" and "an" right where the word after them is not the one that stood there `before`. */
export function articlesFixed(before: string, after: string): string {
  const known = new Set(Array.from(before.matchAll(ARTICLE), ([whole]) => whole.toLowerCase()))
  return after.replace(ARTICLE, (whole: string, article: string, gap: string, word: string) => {
    if (known.has(whole.toLowerCase())) return whole
    const said = /^(?:[aeio]|u(?!se|ni|su|ti))/iu.test(word) ? 'an' : 'a'
    return `${article.startsWith('A') ? said.replace('a', 'A') : said}${gap}${word}`
  })
}
