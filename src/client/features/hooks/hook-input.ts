import { type Tone, TONES } from '../../../shared/features/generation/generation.constants.ts'
import { HOOK_PLATFORMS, type HookPlatform } from '../../../shared/features/hooks/hooks.constants.ts'
import type { HookGeneration } from '../../../shared/features/hooks/hooks.schema.ts'
import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { describeDetails, parseDetails } from '../../components/tool/form/details.ts'
import { checkSubject } from '../../components/tool/form/subject.ts'

/** What the form holds. */
export interface HookInput {
  topic: string
  platform: HookPlatform
  tone: Tone
  /** The creator's own facts as typed, a line each. */
  details: string[]
  useInternetSearch: boolean
  /** The video that they are for. */
  videoId?: string | undefined
}

/** Reads the stored draft; anything unexpected becomes the default. */
export function parseHookInput(value: unknown): HookInput {
  const draft = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  return {
    topic: typeof draft['topic'] === 'string' ? draft['topic'] : '',
    platform: HOOK_PLATFORMS.find((platform) => platform === draft['platform']) ?? HOOK_PLATFORMS[0],
    tone: TONES.find((tone) => tone === draft['tone']) ?? TONES[0],
    details: parseDetails(draft['details']),
    useInternetSearch: draft['useInternetSearch'] === true,
  }
}

/** How a draft of the form is kept: its choices are those of the next one, a search is asked for each time. */
export const HOOK_DRAFT = {
  parse: parseHookInput,
  subjectOf: ({ topic }: HookInput): string => topic,
  detailsOf: ({ details }: HookInput): string[] => details,
  choicesOf: (input: HookInput): HookInput => ({ ...input, topic: '', details: [], useInternetSearch: false }),
}

/** The error of a topic, or an empty text. */
export function checkTopic(topic: string): string {
  return checkSubject(topic, {
    blank: 'Please enter a topic or content idea.',
    what: 'A topic',
    max: INPUT_LIMITS.topic,
  })
}

/** The choices in words: `TikTok, casual`, and how many facts there are. */
export function describeChoices({
  platform,
  tone,
  details,
}: Pick<HookGeneration, 'platform' | 'tone' | 'details'>): string {
  return [platform, tone, ...describeDetails(details)].join(', ')
}
