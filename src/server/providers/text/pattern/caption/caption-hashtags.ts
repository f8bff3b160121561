import { hashtagCap, uniqueHashtags } from '../../../../../shared/features/captions/captions.rules.ts'
import { type CaptionPlatform } from '../../../../../shared/features/captions/captions.constants.ts'
import { type Voice } from '../creator/voice.ts'
import { type SeededRandom } from '../seeded-random.ts'
import { LANGUAGE_WORDS } from '../topic/language-words.ts'
import { type Subject } from './subject.ts'

/** Where neither content nor niche names anything. */
const OF_PLATFORM: Readonly<Record<CaptionPlatform, string>> = {
  Instagram: '#InstagramCreators',
  TikTok: '#TikTokCreators',
  YouTube: '#YouTubeCreators',
}
const TYPED = /(?<![\p{L}\p{N}&/])[#＃]([\p{L}\p{M}\p{Nd}_]+)/gu
const LONGEST_NAME = 3
/** Words of a label that can be written as one. */
const LONGEST_LABEL = 6
/** What stands before a name and says nothing of it. */
const LEADING =
  /^(?:(?:the|an?|my|our|your|more|most|many|few|less|own|new|real|next|last|first|good|great|big|little|same|other|quick)\s+)+/iu
const OURS =
  /^(?:unser\p{L}*|mein\p{L}*|dein\p{L}*|ihre?\p{L}*|neue?\p{L}*|notre|votre|nuestr\p{L}*|noss\p{L}*|nostr\p{L}*|minha|meus?)$/u

/**
 * The hashtags of a caption: those typed in the content, its noun phrases, the niche's own, at last the platform's.
 * Valid, each once, at most the platform's cap. A grave content gets only its own.
 */
export function hashtagsFor(
  subject: Subject,
  content: string,
  { platform, voice, random }: { platform: CaptionPlatform; voice: Voice | null; random: SeededRandom },
): string[] {
  const isGrave = subject.topic.traits.has('grave')
  const typed = Array.from(content.matchAll(TYPED), (match) => match[1] ?? '')
  const isQuiet = isGrave || subject.topic.form === 'foreign'
  const niche = isQuiet ? [] : random.shuffle(voice?.niche.hashtags ?? [])
  const cap = hashtagCap(platform)
  const ofContent = uniqueHashtags([...typed, ...namesOf(subject)], platform)
  const ofNiche = Math.min(niche.length, cap === 3 ? 1 : 2)
  const tags = uniqueHashtags(
    [...ofContent.slice(0, cap - ofNiche), ...niche.slice(0, ofNiche), ...ofContent],
    platform,
  )
  if (isGrave) return tags.slice(0, 3)
  return tags.length > 0 ? tags : [OF_PLATFORM[platform]]
}

function namesOf({ topic, phrases }: Subject): string[] {
  const { label } = topic.phrases
  if (topic.form === 'foreign') return foreignNames(label, topic.language)
  const { adjunct, kind, noun, doing } = topic.phrases
  const ofTopic = [adjunct, kind, noun, topic.brief.noun, doing].filter(
    (name) => name !== undefined && name.split(' ').length <= LONGEST_NAME && !/[,.]|\bvs\b/iu.test(name),
  )
  const isWhole = topic.form === 'name' || topic.form === 'format'
  const others = phrases
    .map(({ name }) => name)
    .filter((name) => !isWhole || !label.toLowerCase().includes(name.toLowerCase()))
  const names = [...ofTopic, ...others].map((name) => (name ?? '').replace(LEADING, ''))
  const distinct = new Map(names.toReversed().map((name) => [name.toLowerCase().replace(/s$/u, ''), name]))
  const kept = names.filter((name) => distinct.delete(name.toLowerCase().replace(/s$/u, '')))
  // "Deductions" says nothing beside "tax deductions"; "coffee" does beside "buying coffee".
  const own = kept.filter(
    (name, at) => !kept.slice(0, at).some((longer) => longer !== doing && longer.endsWith(` ${name}`)),
  )
  return own.length > 0 || label.split(' ').length > LONGEST_LABEL ? own : [label]
}

/** In a language that is not taken apart into phrases: a short label as a whole, then its long words. */
function foreignNames(label: string, language: Subject['topic']['language']): string[] {
  const small = language === 'other' ? null : LANGUAGE_WORDS[language]
  const words = (label.match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? []).filter((word) => {
    const lower = word.toLowerCase()
    return word.length >= 4 && !OURS.test(lower) && small?.sure.has(lower) !== true && small?.shared.has(lower) !== true
  })
  return label.split(' ').length <= LONGEST_LABEL ? [label, ...words] : words
}
