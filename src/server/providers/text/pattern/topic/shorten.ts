import { cutAtGrapheme } from './graphemes.ts'

const wordParts = new Intl.Segmenter('ja', { granularity: 'word' })

/** A phrase can end before these: what follows only adds to it. */
const OPENERS = words(
  'in on at for with without from by about into over under after before during through between against around near across behind beyond despite like than until since while when where because if so although and & or but who which that whose as per via within along toward towards using instead',
)

/** A phrase never ends on these: they lean on what follows. */
const LEANING = words(
  'a an the my your his her its our their this that these those some any no every each all both most more less very too so really quite just also even still to of in on at for with without from by about into over under after before during through between against around near across behind beyond like than until since while when where because if although and or but nor who which whose whom as per via within along toward towards using not never i you we they he she it is are was were be been being am do does did have has had can could will would should may might must shall gonna wanna what how why &',
)

/**
 * How much of a topic goes into a line: the longest phrase, the one for a short line, and the longest that is not
 * cut for a short line where a cut would break it.
 */
export const PHRASE_LIMITS = {
  full: { words: 8, units: 52 },
  brief: { words: 5, units: 34 },
  whole: { words: 7, units: 46 },
  wholeQuestion: { words: 8, units: 52 },
} as const

/** The limit to cut a phrase to; `floor` is how many words it keeps at least, where a verb must stay in. */
export interface PhraseLimit {
  words: number
  units: number
  floor?: number
}

/**
 * The start of a phrase that fits a limit and still makes sense: it ends where a clause or an addition begins, else
 * after a word that can end a phrase. Words are never cut, unless one alone is too long; then between characters as a
 * reader sees them.
 */
export function shortenPhrase(phrase: string, limit: PhraseLimit): string {
  return cutPhrase(phrase, limit, true)!
}

/** The same, but only where an addition begins; null when the phrase has no such place within the limit. */
export function trimAdditions(phrase: string, limit: PhraseLimit): string | null {
  return cutPhrase(phrase, limit, false)
}

function cutPhrase(phrase: string, { words: most, units, floor = 2 }: PhraseLimit, isForced: boolean): string | null {
  const all = phrase.split(' ')
  if (all.length <= most && phrase.length <= units) return phrase

  let room = 0
  while (room < Math.min(all.length, most) && all.slice(0, room + 1).join(' ').length <= units) room += 1
  if (room === 0) return cutAtWordPart(phrase, units)

  for (let end = room; end >= Math.min(floor, room); end -= 1) {
    const next = plain(all[end])
    const startsAddition = OPENERS.has(next) || (all[end - 1] ?? '').endsWith(',') || (next === 'to' && end > 2)
    if (startsAddition && canEnd(all[end - 1])) return joined(all, end)
  }
  if (!isForced) return null
  for (let end = room; end > 0; end -= 1) {
    if (canEnd(all[end - 1])) return joined(all, end)
  }
  return joined(all, room)
}

/** Whether a word can be the last of a phrase. */
export function canEnd(word: string | undefined): boolean {
  return word !== undefined && !LEANING.has(plain(word)) && /[\p{L}\p{N}]/u.test(word)
}

/** Whether a word opens an addition to the phrase before it. */
export function opensAddition(word: string): boolean {
  return OPENERS.has(plain(word))
}

function joined(all: readonly string[], end: number): string {
  return all
    .slice(0, end)
    .join(' ')
    .replace(/[\s,;:–—-]+$/u, '')
}

function plain(word = ''): string {
  return word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}&']/gu, '')
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}

/** The start of a text without spaces: its first words where the language writes them together, else characters. */
function cutAtWordPart(text: string, units: number): string {
  const start = cutAtGrapheme(text, units)
  if (/^[\p{Script=Latin}\p{N}\p{P}\p{M}]*$/u.test(start)) return start
  const parts = Array.from(wordParts.segment(start), ({ segment }) => segment)
  const mark = parts.findLastIndex((part, at) => at > 2 && /^[、，,・]$/u.test(part))
  const kept = mark === -1 ? parts.slice(0, Math.max(1, parts.length - 1)) : parts.slice(0, mark)
  return kept.join('')
}
