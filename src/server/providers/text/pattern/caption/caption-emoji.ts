import { type CaptionPlatform } from '../../../../../shared/features/captions/captions.constants.ts'
import { type Voice } from '../creator/voice.ts'
import { type SeededRandom } from '../seeded-random.ts'
import { emojiIn } from '../topic/graphemes.ts'
import { EMOJI_OF_WORDS, MOODS, NEUTRAL_EMOJI } from './caption-emoji.data.ts'
import { type Subject } from './subject.ts'

const BY_WORD = new Map(
  EMOJI_OF_WORDS.flatMap(([emoji, words]) => words.split(' ').map((word) => [word, emoji] as const)),
)

/**
 * The emoji of a caption, the fitting ones first: typed in the content, of its words, of the creator's niche where the
 * content belongs to it, of the creator's mood. None on a
 * grave or solemn topic; without a creator one, and none on YouTube; on YouTube never more than one. What is written in
 * a language whose mood we cannot tell keeps only what was typed.
 */
export function emojiFor(
  subject: Subject,
  content: string,
  { platform, voice, random }: { platform: CaptionPlatform; voice: Voice | null; random: SeededRandom },
): string[] {
  const { topic } = subject
  if (topic.traits.has('grave') || topic.traits.has('solemn') || topic.form === 'empty' || topic.form === 'sign')
    return []
  const most = voice?.emoji ?? 1
  const limit = platform === 'YouTube' ? Math.min(voice?.emoji ?? 0, 1) : most
  const typed = emojiIn(content)
  if (topic.form === 'foreign') return [...new Set(typed)].slice(0, limit)
  const named = wordsOf(`${topic.phrases.label} ${subject.points.join(' ')}`).flatMap((word) => {
    const emoji =
      BY_WORD.get(word) ?? BY_WORD.get(word.replace(/(?:es|s)$/u, '')) ?? BY_WORD.get(word.replace(/s$/u, ''))
    return emoji === undefined ? [] : [emoji]
  })
  const niche = voice?.niche.emoji ?? []
  const isAtHome = named.some((emoji) => niche.includes(emoji))
  const mood = voice === null ? [NEUTRAL_EMOJI] : MOODS[voice.personality]
  return [...new Set([...typed, ...named, ...random.shuffle(isAtHome ? niche : []), ...random.shuffle(mood)])].slice(
    0,
    limit,
  )
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? []
}
