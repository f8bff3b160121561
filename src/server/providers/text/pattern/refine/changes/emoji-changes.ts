import { type Change, type Desk } from '../desk.ts'
import { atPart, type Draft, mapText, textOf } from '../draft.ts'
import { dropEmoji, emojiCount } from '../text/emoji.ts'
import { sentencesIn } from '../text/sentences.ts'
import { ANY_EMOJI, EMOJI_BY_WORD } from './emoji-table.data.ts'

/** Takes emoji out, or all but the first. */
export function reduceEmoji(keep: 0 | 1): Change {
  return (draft) => {
    let left: number = keep
    const next = mapText(draft, (text) => {
      const plain = dropEmoji(text, left)
      if (plain === '' && text.trim() !== '') return text
      left = Math.max(0, left - emojiCount(text))
      return plain
    })
    const cleaned = {
      ...next,
      parts: next.parts.map((part) => ({
        ...part,
        direction: keep === 0 ? dropEmoji(part.direction) : part.direction,
      })),
    }
    const count = emojiCount(textOf(draft)) - emojiCount(textOf(cleaned))
    const inCues = draft.parts.some(({ direction }, at) => direction !== cleaned.parts[at]!.direction)
    if (count <= 0 && !inCues)
      return {
        because:
          emojiCount(textOf(draft)) > 0 ? 'the emojis are all there is, so I left them' : 'there are no emojis in it',
      }
    return {
      draft: cleaned,
      did: count <= 0 ? 'took the emojis out of the directions' : `took out ${count} emoji${count === 1 ? '' : 's'}`,
    }
  }
}

/** Sets emoji that go with the topic: one on a hook, up to three in anything else, none where there are some. */
export const addEmoji: Change = (draft, desk) => {
  if (desk.isGrave) return { because: 'the topic is a heavy one, so I left it without emojis' }
  const already = emojiCount(textOf(draft))
  const most = draft.form === 'hook' ? 1 : 3
  const chosen = emojiFor(draft, desk).filter((emoji) => !textOf(draft).includes(emoji))
  if (already >= most + 1 || chosen.length === 0)
    return { because: `it has ${already} emojis already, and more would be in the way` }
  const next =
    draft.form === 'script'
      ? onBeats(draft, chosen)
      : atPart(draft, 0, (text) => withEmoji(text, chosen.slice(0, most)))
  const count = emojiCount(textOf(next)) - already
  if (count <= 0 || !desk.fits(textOf(next))) return { because: 'there is no room for an emoji' }
  return { draft: next, did: `added ${count} emoji${count === 1 ? '' : 's'}` }
}

function emojiFor(draft: Draft, { brief, voice, randomFor }: Desk): string[] {
  const words = `${brief.originalPrompt} ${textOf(draft).slice(0, 600)}`.toLowerCase()
  const prompt = brief.originalPrompt.toLowerCase()
  const ofPrompt = EMOJI_BY_WORD.filter(([word]) => word.test(prompt)).flatMap(([, emoji]) => emoji)
  const ofText = EMOJI_BY_WORD.filter(([word]) => word.test(words)).flatMap(([, emoji]) => emoji)
  const random = randomFor('emoji')
  const known = ofPrompt.length > 0 ? ofPrompt.slice(0, 3) : ofText.slice(0, 3)
  const ofNiche = voice?.niche.emoji ?? []
  return [
    ...new Set([
      ...random.shuffle(known),
      ...(known.length > 0 ? [] : random.shuffle(ofNiche)),
      ...random.shuffle(ANY_EMOJI),
    ]),
  ]
}

/** Emoji after the first sentence, in the middle and at the end, before hashtags. */
function withEmoji(text: string, emoji: readonly string[]): string {
  const sentences = sentencesIn(text.trim())
  const spoken = sentences.flatMap((sentence, at) =>
    /^[#＃]/u.test(sentence.text) || emojiCount(sentence.text) > 0 ? [] : [at],
  )
  const spots =
    spoken.length <= 1 || emoji.length === 1
      ? spoken.slice(-1)
      : [...new Set([spoken[0]!, spoken[Math.floor(spoken.length / 2)]!, spoken.at(-1)!])]
  const marked = sentences.map(({ text: sentence, gap }, at) => {
    const place = spots.indexOf(at)
    return place === -1 || emoji[place] === undefined ? sentence + gap : `${sentence} ${emoji[place]}${gap}`
  })
  return marked.join('').trim()
}

/** Emoji are not spoken: one each on the first and the last beat, where they are read. */
function onBeats(draft: Draft, emoji: readonly string[]): Draft {
  const places = draft.parts.length > 1 ? [0, draft.parts.length - 1] : [0]
  return places.reduce((made, part, at) => {
    const sign = emoji[at]
    return sign === undefined || emojiCount(made.parts[part]!.text) > 0
      ? made
      : atPart(made, part, (text) => withEmoji(text, [sign]))
  }, draft)
}
