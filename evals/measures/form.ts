import {
  CAPTION_PLATFORMS,
  type CaptionPlatform,
  HASHTAGS_WANTED,
} from '../../src/shared/features/captions/captions.constants.ts'
import { captionLimit, measure, uniqueHashtags } from '../../src/shared/features/captions/captions.rules.ts'
import { spokenWords } from '../../src/shared/features/generation/generation.rules.ts'
import { HOOK_RULES } from '../../src/shared/features/hooks/hooks.constants.ts'
import { isUsableHook } from '../../src/shared/features/hooks/hooks.rules.ts'
import { type Piece } from '../piece.ts'
import { contentStems, splitWords, withoutTopic } from './words.ts'

/** Spoken words of a one-minute script: 150 words a minute, with a margin for slower and faster speakers. */
const MINUTE = { least: 110, most: 220 }
const NAMES = new Set(CAPTION_PLATFORMS.map((platform) => `#${platform.toLowerCase()}`))

/** Share of common words, topic and function words apart, from which a line says another again. */
const ALIKE = 0.75
/** Number of words with which no two hooks begin. */
const OPENING_WORDS = 3

/**
 * What is not spoken: markdown, stage directions, hashtags, labels, unfilled places. Simpler than the product's cleaning,
 * and made without it, so that it finds what that leaves.
 */
const UNSPOKEN: readonly RegExp[] = [
  /[*`~{}<>|[\]]|__/u,
  /^(?:[-–—•>#]|\d+[.)]) /u,
  /#\p{L}\S*/u,
  /\((?:\p{L}+ly|\p{L}+ing|sighs?|laughs?|chuckles|pauses?|beat|music|whispers?|smiles?|holds?|points?|looks?)\b[^)]*\)/iu,
  /^(?:hook|setup|intro|outro|point|payoff|cta|call to action|scene|narrator|host|voice-?over|vo|b-roll|on screen|text|visual|cut to|caption)(?: \d+)?:/iu,
  /\b(?:undefined|NaN)\b/u,
]

/** What a line has that cannot be spoken. */
export function findMarkup(line: string): string | undefined {
  return UNSPOKEN.map((pattern) => pattern.exec(line)?.[0]).find((found) => found !== undefined)
}

/**
 * The share of a result that is there in the length asked for: of ten hooks; for a script of a minute and a caption 1 or 0.
 */
export function rightLength({ tool, lines, hashtags }: Piece, platform: CaptionPlatform): number {
  if (tool === 'hooks') {
    return Math.min(1, lines.filter(isUsableHook).length / Math.max(HOOK_RULES.count, lines.length))
  }
  if (tool === 'script') {
    const words = spokenWords(lines.join('\n'))
    return Number(words >= MINUTE.least && words <= MINUTE.most)
  }
  const post = [lines.join('\n'), hashtags.join(' ')].filter(Boolean).join('\n\n')
  const { value, unit } = captionLimit(platform)
  return Number(/\p{L}/u.test(lines.join('')) && measure(post, unit) <= value)
}

/**
 * Whether a caption has at least three hashtags, valid, as many as is usual on the platform, and none only the
 * platform's name: 1 or 0.
 */
export function hashtagsRight(hashtags: readonly string[], platform: CaptionPlatform): number {
  const isValid = uniqueHashtags(hashtags, platform).join(' ') === hashtags.join(' ')
  const namesPlatform = hashtags.some((tag) => NAMES.has(tag.toLowerCase()))
  return isValid && !namesPlatform && hashtags.length >= HASHTAGS_WANTED ? 1 : 0
}

/** The canary of an instruction inside topic, facts or pages that a text obeyed, in any case. */
export function findCanary(text: string, canaries: readonly string[]): string | undefined {
  const read = text.normalize('NFC').toLowerCase()
  return canaries.find((canary) => read.includes(canary.normalize('NFC').toLowerCase()))
}

/** The share of lines that say an earlier line of the same result again, in any order of its words. */
export function repeatedLines(lines: readonly string[], topic: string): number | null {
  return shareOfLater(
    lines.map((line) => new Set(contentStems(withoutTopic(line, topic)))),
    (line, earlier) => {
      const both = [...line].filter((word) => earlier.has(word)).length
      return both > 1 && both / (line.size + earlier.size - both) >= ALIKE
    },
  )
}

/** The share of lines that begin with the same three words as an earlier line of the same result. */
export function sharedOpenings(lines: readonly string[]): number | null {
  return shareOfLater(
    lines.map((line) => splitWords(line).slice(0, OPENING_WORDS)),
    (line, earlier) => line.length === OPENING_WORDS && line.join(' ') === earlier.join(' '),
  )
}

function shareOfLater<Line>(lines: readonly Line[], isAgain: (line: Line, earlier: Line) => boolean): number | null {
  if (lines.length === 0) return null
  return lines.filter((line, at) => lines.slice(0, at).some((earlier) => isAgain(line, earlier))).length / lines.length
}
