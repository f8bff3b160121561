import { HOOK_RULES } from '../../../../../shared/features/hooks/hooks.constants.ts'
import { wordCount } from '../../../../../shared/features/hooks/hooks.rules.ts'
import { type ScriptDuration } from '../../../../../shared/features/scripts/scripts.constants.ts'
import { type HooksBrief } from '../../text.port.ts'
import { writeHooks } from '../write-hooks.ts'

/** What a script does not keep: a number of things, a time, what one does on a platform. */
const PROMISES =
  /\b(?:one|two|three|four|five|six|seven|ten|minutes?|seconds?|hours?|save this|send this|swip\w+|scroll\w*|stitch\w*|caption|guess|go first|wait for|step by step|film\w*|story|before and after)\b|\bvs\b|\d/iu
const SHORT_FORM = /n't\b|'(?:re|ve|ll|m|d)\b|\b(?:it|that|here|there|let|what|who)'s\b/iu
const OPENING_PATTERNS: ReadonlySet<string> = new Set([
  'Question',
  'Contrarian',
  'Curiosity gap',
  'Mistake',
  'Warning',
  'Proof',
])

/** A hook with what speaks against opening a script with it; 0 for nothing. */
export interface OpeningHook {
  text: string
  faults: number
  hasShortForms: boolean
}

/**
 * Hooks that can open a script, the best first: short, without a promise that only the hook's own video would keep.
 * Never empty.
 */
export function openingHooks(brief: Omit<HooksBrief, 'platform'>, duration: ScriptDuration): OpeningHook[] {
  const hooks = writeHooks({ ...brief, platform: duration === '1' ? 'TikTok' : 'YouTube' })
  const faultsOf = ({ text, pattern }: (typeof hooks)[number]) =>
    Number(PROMISES.test(text)) * 2 +
    Number(!OPENING_PATTERNS.has(pattern)) * 2 +
    Number(wordCount(text) > HOOK_RULES.shortWords)
  return hooks
    .map((hook) => ({ text: hook.text, faults: faultsOf(hook), hasShortForms: SHORT_FORM.test(hook.text) }))
    .toSorted((a, b) => a.faults - b.faults)
}
