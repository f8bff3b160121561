import { type LimitUnit, type PlatformLimit, platformLimit } from '../../platform-limits.ts'
import { type CaptionPlatform, HASHTAGS_WRITTEN, MAX_HASHTAG_CHARACTERS, TITLE_OPTIONS } from './captions.constants.ts'
import { cutAtWord } from '../../cut-at-word.ts'

/** A hashtag in a text: its sign, and a word that is not digits only. Global: for `match` and `replace`. */
const HASHTAG = /(?<![\p{L}\p{M}\p{Nd}_&/#＃])[#＃](?!\uFE0F?\u20E3)(?=[\p{M}\p{Nd}_]*\p{L})[\p{L}\p{M}\p{Nd}_]+/gu

/** A caption for the rules: its text and its hashtags, each with its `#`. */
export interface CaptionText {
  text: string
  hashtags: readonly string[]
}

/**
 * The size of a text in a unit of `PLATFORM_LIMITS`: code points, UTF-16 code units, UTF-8 bytes or hashtags. A lone
 * surrogate counts as its replacement character.
 */
export function measure(text: string, unit: Exclude<LimitUnit, 'seconds'>): number {
  if (unit === 'utf16') return text.length
  if (unit === 'hashtags') return text.match(HASHTAG)?.length ?? 0
  let size = 0
  for (const character of text) size += unit === 'characters' ? 1 : utf8Bytes(character.codePointAt(0) ?? 0)
  return size
}

function utf8Bytes(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}

/** The limit of a caption's field: on YouTube that is the description. */
export function captionLimit(
  platform: CaptionPlatform,
): PlatformLimit & { unit: Exclude<LimitUnit, 'seconds' | 'hashtags'> } {
  const row = platformLimit(platform, 'caption') ?? platformLimit(platform, 'description')
  if (!row || row.unit === 'seconds' || row.unit === 'hashtags') throw new Error(`no caption limit for ${platform}`)
  return { ...row, unit: row.unit }
}

/** Characters of a caption before "...more". A recommendation, because no platform documents it. */
export function foldAt(platform: CaptionPlatform): number {
  return platformLimit(platform, 'fold')?.value ?? captionLimit(platform).value
}

/** Maximum number of hashtags of a result for a platform: as many as it accepts and shows, and not more than we write. */
export function hashtagCap(platform: CaptionPlatform): number {
  const caps = [platformLimit(platform, 'hashtags'), platformLimit(platform, 'shownHashtags')]
  return Math.min(HASHTAGS_WRITTEN, ...caps.flatMap((row) => (row ? [row.value] : [])))
}

/** The text of a post, also copied by "Copy all": the caption, an empty line, the hashtags. */
export function postText({ text, hashtags }: CaptionText): string {
  return [text, hashtags.join(' ')].filter((part) => part !== '').join('\n\n')
}

/** The size of a whole post and its limit, in the platform's own unit, for a counter. */
export function postSize(caption: CaptionText, platform: CaptionPlatform): { used: number; limit: PlatformLimit } {
  const limit = captionLimit(platform)
  return { used: measure(postText(caption), limit.unit), limit }
}

/**
 * A hashtag from words: `meal prep` gives `#MealPrep`, `#sourdough` is unchanged. Letters and digits of any script and
 * the underscore stay; several words are joined in PascalCase. Null where no letter remains, or it exceeds 30
 * characters with its sign.
 */
export function cleanHashtag(words: string): string | null {
  const parts = words
    .normalize('NFC')
    .replace(/['’ʼ]/gu, '')
    .split(/[^\p{L}\p{M}\p{Nd}_]+/u)
    .map((part) => part.replace(/^\p{M}+/u, ''))
    .filter((part) => part !== '')
  const joined = parts.length > 1 ? parts.map(capitalized).join('') : (parts[0] ?? '')
  if (!/\p{L}/u.test(joined)) return null
  const tag = `#${joined}`
  return Array.from(tag).length <= MAX_HASHTAG_CHARACTERS ? tag : null
}

function capitalized(word: string): string {
  const [first = '', ...rest] = Array.from(word)
  const upper = first.toUpperCase()
  // "ß" in upper case is two letters.
  return (upper.length === first.length ? upper : first) + rest.join('')
}

/** Valid hashtags without duplicates (ignoring case), in order, up to the platform's cap. */
export function uniqueHashtags(list: readonly string[], platform: CaptionPlatform): string[] {
  const kept = new Map<string, string>()
  for (const words of list) {
    const tag = cleanHashtag(words)
    if (tag !== null && !kept.has(hashtagKey(tag))) kept.set(hashtagKey(tag), tag)
  }
  return [...kept.values()].slice(0, hashtagCap(platform))
}

function hashtagKey(tag: string): string {
  return tag.replace(/^＃/u, '#').normalize('NFKC').toLowerCase()
}

/**
 * Makes a caption fit its platform: valid hashtags within the cap, including those in the text, and a text cut at a
 * word with "…" where the whole post would be too long. Removes `<` and `>` on YouTube. Lone surrogates become U+FFFD.
 */
export function fitCaption(caption: CaptionText, platform: CaptionPlatform): { text: string; hashtags: string[] } {
  const { value, unit } = captionLimit(platform)
  const text = withinHashtags(plainText(caption.text, platform), platform)
  const inText = new Set((text.match(HASHTAG) ?? []).map(hashtagKey))
  const room = Math.max(0, (platformLimit(platform, 'hashtags')?.value ?? Infinity) - measure(text, 'hashtags'))
  const hashtags = uniqueHashtags(caption.hashtags, platform)
    .filter((tag) => !inText.has(hashtagKey(tag)))
    .slice(0, room)
  const taken = hashtags.length === 0 ? 0 : measure(`\n\n${hashtags.join(' ')}`, unit)
  return { text: cutAtWord(text, value - taken, (part) => measure(part, unit)), hashtags }
}

/** Whether a post on this platform has a title beside its caption. */
export const hasTitle = (platform: CaptionPlatform): boolean => platformLimit(platform, 'title') !== null

/** Title options: each on one line, without duplicates and too long ones, at most `TITLE_OPTIONS.count`. */
export function titleOptions(list: readonly string[], platform: CaptionPlatform): string[] {
  if (!hasTitle(platform)) return []
  const titles = new Map<string, string>()
  for (const words of list) {
    const title = plainText(words.replace(/[\s\p{Cc}]+/gu, ' '), platform)
    const isShort = measure(title, 'characters') <= TITLE_OPTIONS.maxCharacters
    if (isShort && /[\p{L}\p{N}]/u.test(title) && !titles.has(title.toLowerCase()))
      titles.set(title.toLowerCase(), title)
  }
  return [...titles.values()].slice(0, TITLE_OPTIONS.count)
}

function plainText(text: string, platform: CaptionPlatform): string {
  const whole = text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replaceAll('\0', '')
    .replace(/\r\n?/gu, '\n')
  return (platform === 'YouTube' ? whole.replace(/[<>]/gu, '') : whole).trim()
}

/** A text whose hashtags above the platform's hard cap lose their sign. */
function withinHashtags(text: string, platform: CaptionPlatform): string {
  const cap = platformLimit(platform, 'hashtags')?.value ?? Infinity
  let seen = 0
  return text.replace(HASHTAG, (tag) => {
    seen += 1
    return seen > cap ? tag.replace(/^[#＃]/u, '') : tag
  })
}
