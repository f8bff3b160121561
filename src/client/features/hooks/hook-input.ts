import { TONES } from '../../../shared/features/generation/generation.constants.ts'
import { HOOK_PLATFORMS } from '../../../shared/features/hooks/hooks.constants.ts'
import type { HookGeneration } from '../../../shared/features/hooks/hooks.schema.ts'
import { describeDetails } from '../../components/tool/form/details.ts'
import { asDraft, readChoice, readLines, readText } from '../../lib/generation/draft-values.ts'

/** Reads the values of the form from a stored draft. Invalid values become the default. */
function readHookInput(stored: unknown) {
  const draft = asDraft(stored)
  return {
    topic: readText(draft['topic']),
    platform: readChoice(HOOK_PLATFORMS, draft['platform']),
    tone: readChoice(TONES, draft['tone']),
    details: readLines(draft['details']),
    useInternetSearch: draft['useInternetSearch'] === true,
  }
}
/** The request for hooks. `videoId` is the video that they are for. With `newVideo` another topic starts another one. */
export type HookInput = ReturnType<typeof readHookInput> & {
  videoId?: string | undefined
  newVideo?: boolean | undefined
}

/** The rules of a draft. After use its choices stay, except the search, which must be chosen each time. */
export const HOOK_DRAFT = {
  parse: readHookInput,
  getSubject: ({ topic }: HookInput): string => topic,
  getDetails: ({ details }: HookInput): string[] => details,
  keepChoices: (input: HookInput): HookInput => ({ ...input, topic: '', details: [], useInternetSearch: false }),
}

/** Describes the choices: `TikTok, casual, 2 facts`. */
export function describeChoices({
  platform,
  tone,
  details,
}: Pick<HookGeneration, 'platform' | 'tone' | 'details'>): string {
  return [platform, tone, ...describeDetails(details)].join(', ')
}
