import { type CaptionPlatform } from '../../../../../shared/features/captions/captions.constants.ts'
import { fitCaption } from '../../../../../shared/features/captions/captions.rules.ts'
import { type Caption } from '../../../../../shared/features/captions/captions.schema.ts'
import { type CaptionBrief } from '../../text.port.ts'
import { voiceOf } from '../creator/voice.ts'
import { createSeededRandom, seedFrom } from '../seeded-random.ts'
import { emojiFor } from './caption-emoji.ts'
import { hashtagsFor } from './caption-hashtags.ts'
import { type CaptionParts, captionParts } from './caption-parts.ts'
import { FOREIGN_LINES } from './foreign.templates.ts'
import { foreignParts } from './foreign-parts.ts'
import { openingOf } from './opening.ts'
import { readSubject } from './subject.ts'

/**
 * Writes a caption by rules: a hook within the fold, what the content is about, a question or call to action, hashtags.
 * Takes any content of 1 to 2,000 characters; the same brief gives the same caption. Returns one that fits its platform
 * (`captions.rules.ts`). Source: decisions 2 and 7.
 */
export function writeCaption(brief: CaptionBrief): Caption {
  const { content, platform, style, seed, creator } = brief
  const voice = voiceOf(creator)
  const random = createSeededRandom(seedFrom(seed, content, platform, style, creator?.brandPersonality ?? ''))
  const subject = readSubject(content)
  const { language } = subject.topic
  const context = { platform, voice, random }
  const opening = openingOf(subject, brief, voice, random)
  const parts =
    language === 'en' || language === 'other'
      ? captionParts(subject, context)
      : foreignParts(subject, FOREIGN_LINES[language], context)
  const paragraphs = arrange(opening, parts, platform)
  const text = withEmoji(paragraphs, emojiFor(subject, content, context)).join('\n\n')
  return fitCaption({ text, hashtags: hashtagsFor(subject, content, context) }, platform)
}

/** The paragraphs in the order of a platform: TikTok short, Instagram with air, YouTube with what the viewer learns. */
function arrange(opening: string, parts: CaptionParts, platform: CaptionPlatform): string[] {
  const { angle, personal, heading, points, learn, detail, world, closing } = parts
  const hasPoints = points.length > 0
  const told = detail || angle
  const list = (bullets: readonly string[], sign: string) =>
    bullets.length === 0 ? '' : [heading, ...bullets.map((bullet) => `${sign} ${bullet}`)].join('\n')
  const paragraphs = {
    TikTok: [opening, hasPoints ? `${heading} ${enumerated(points.slice(0, 3))}.` : told, personal, closing],
    Instagram: [opening, hasPoints ? list(points, '•') : told, personal, world, closing],
    YouTube: [opening, detail || personal || angle, list(hasPoints ? points : learn, '–'), world, closing],
  }[platform]
  return [...new Set(paragraphs.filter((paragraph) => paragraph !== ''))]
}

function enumerated(points: readonly string[]): string {
  return points.length < 2 ? points.join('') : `${points.slice(0, -1).join(', ')} and ${points.at(-1)}`
}

/** One emoji a paragraph, behind its text; a list takes none. */
function withEmoji(paragraphs: readonly string[], emoji: readonly string[]): string[] {
  const [first, second, third] = emoji
  const marks = new Map<number, string | undefined>([
    [0, first],
    [paragraphs.length - 1, second],
  ])
  const middle = paragraphs.findIndex(
    (paragraph, at) => at > 0 && at < paragraphs.length - 1 && !paragraph.includes('\n'),
  )
  if (middle !== -1) marks.set(middle, third)
  return paragraphs.map((paragraph, at) => [paragraph, marks.get(at)].filter((part) => part !== undefined).join(' '))
}
