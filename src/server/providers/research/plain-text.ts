const TAG = /<!--.*?-->|<(script|style)\b[^>]*>.*?<\/\1\s*>|<\/?[a-z!][^>]*>/gisu

/** Enough of a text to fill any limit after its tags are gone. In UTF-16 units. */
const LONGEST_READ = 5_000

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  deg: '°',
}

/**
 * A text on one line without tags, entities, invisible characters and marks that turn the direction of what stands around
 * them. Empty for anything that is not text.
 */
export function plainText(raw: unknown): string {
  if (typeof raw !== 'string') return ''
  const decoded = raw
    .slice(0, LONGEST_READ)
    .replace(TAG, ' ')
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/giu, (entity, name: string) => characterOf(name) ?? entity)
  return decoded
    .replace(TAG, ' ')
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\s\p{Cc}\p{Surrogate}]+/gu, ' ')
    .trim()
}

function characterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return NAMED[name.toLowerCase()]
  const code = /^#x/iu.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
}
