import { HOOK_RULES } from '../../src/shared/features/hooks/hooks.constants.ts'
import { isUsableHook, wordCount } from '../../src/shared/features/hooks/hooks.rules.ts'
import { captionLimit, measure } from '../../src/shared/features/captions/captions.rules.ts'
import { type CaptionPlatform } from '../../src/shared/features/captions/captions.constants.ts'
import { spokenWords } from '../../src/shared/features/generation/generation.rules.ts'

/** Number of words that take about two seconds to speak. */
const AIM = { least: 6, most: 12 }
/** Spoken words of a one-minute script: 150 words a minute, with a margin for slower and faster speakers. */
const MINUTE = { least: 110, most: 220 }

/** The share of the ten requested hooks that exist and respect the limits. */
export function hooksInLimits(lines: readonly string[]): number {
  return Math.min(1, lines.filter(isUsableHook).length / HOOK_RULES.count)
}

/** The share of hooks with 6 to 12 words. Null without hooks. */
export function hooksInAim(lines: readonly string[]): number | null {
  if (lines.length === 0) return null
  return lines.filter((line) => wordCount(line) >= AIM.least && wordCount(line) <= AIM.most).length / lines.length
}

/** Whether the spoken words fill one minute: 1 or 0. */
export function minuteFilled(lines: readonly string[]): number {
  const words = spokenWords(lines.join('\n'))
  return words >= MINUTE.least && words <= MINUTE.most ? 1 : 0
}

/** Whether a caption fits its platform and has a statement: 1 or 0. */
export function captionFits(text: string, platform: CaptionPlatform): number {
  const { value, unit } = captionLimit(platform)
  return /\p{L}/u.test(text) && measure(text, unit) <= value ? 1 : 0
}
