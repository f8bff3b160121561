import { platformLimit } from '../../platform-limits.ts'
import { type CaptionPlatform, HASHTAGS_WANTED } from './captions.constants.ts'
import { type CaptionText, cleanHashtag, fitCaption, hashtagCap, measure } from './captions.rules.ts'

/** For captions whose subject and niche give too few hashtags. None only names a platform. */
const OF_PLATFORM: Record<CaptionPlatform, readonly string[]> = {
  Instagram: ['#reels', '#creator', '#creators'],
  TikTok: ['#foryou', '#creator', '#creators'],
  YouTube: ['#video', '#creator', '#creators'],
}
const SHORTEST_WORD = 4
/** Two characters are a word in scripts without spaces. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]{2}/u
/** Characters at the beginning of a description from which hashtags are made. */
const LOOKED_AT = 500

/**
 * Adds hashtags to a caption until it has `HASHTAGS_WANTED`, or as many as its platform allows: from the longest words
 * of its subject (`about`), then from the creator's `niche`, then those usual on the platform. A caption with enough
 * hashtags is unchanged.
 */
export function withEnoughHashtags(
  caption: CaptionText,
  platform: CaptionPlatform,
  about: string,
  niche = '',
): { text: string; hashtags: string[] } {
  const room = (platformLimit(platform, 'hashtags')?.value ?? Infinity) - measure(caption.text, 'hashtags')
  const wanted = Math.min(HASHTAGS_WANTED, hashtagCap(platform), Math.max(0, room))
  const hashtags = [...caption.hashtags]
  const known = new Set([...hashtags, ...(caption.text.match(/[#＃][^\s#＃]+/gu) ?? [])].map(normalizeTag))
  for (const tag of [...findTags(about), ...findTags(niche), ...OF_PLATFORM[platform]]) {
    if (hashtags.length >= wanted) break
    if (known.has(normalizeTag(tag))) continue
    known.add(normalizeTag(tag))
    hashtags.push(tag)
  }
  return fitCaption({ text: caption.text, hashtags }, platform)
}

/** Words of a text as hashtags, the longest first. */
function findTags(text: string): string[] {
  const words = Array.from(
    new Intl.Segmenter('und', { granularity: 'word' }).segment(text.slice(0, LOOKED_AT)),
    ({ segment }) => segment,
  )
  return words
    .filter((word) => word.length >= SHORTEST_WORD || UNSPACED.test(word))
    .flatMap((word) => cleanHashtag(word) ?? [])
    .toSorted((one, other) => other.length - one.length)
}

function normalizeTag(tag: string): string {
  return (cleanHashtag(tag) ?? tag).normalize('NFKC').toLowerCase()
}
