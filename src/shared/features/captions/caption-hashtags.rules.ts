import { platformLimit } from '../../platform-limits.ts'
import { type CaptionPlatform, HASHTAGS_WANTED } from './captions.constants.ts'
import { type CaptionText, cleanHashtag, fitCaption, hashtagCap, measure } from './captions.rules.ts'

/** Where what a caption is about, and the niche, have too few words of their own. None only names a platform. */
const OF_PLATFORM: Record<CaptionPlatform, readonly string[]> = {
  Instagram: ['#reels', '#creator', '#creators'],
  TikTok: ['#foryou', '#creator', '#creators'],
  YouTube: ['#video', '#creator', '#creators'],
}
const SHORTEST_WORD = 4
/** Of a language that writes without spaces, where two characters are a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]{2}/u
/** Characters of a description that are used: tags are from its beginning. */
const LOOKED_AT = 500

/**
 * A caption with `HASHTAGS_WANTED` hashtags at least, as far as its platform takes more of them: from the longest words of
 * what it is `about`, then from the creator's `niche`, then what is usual on the platform. One that has enough stays as it is.
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
