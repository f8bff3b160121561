import { z } from 'zod'
import { TONES } from '../../../shared/features/generation/generation.constants.ts'
import { HOOK_PLATFORMS } from '../../../shared/features/hooks/hooks.constants.ts'
import type { HookGeneration } from '../../../shared/features/hooks/hooks.schema.ts'
import { describeDetails, DraftDetails } from '../../components/tool/form/details.ts'

/** The values of the form. A stored draft is parsed with it: invalid values become the default. */
export const HookInput = z.object({
  topic: z.string().catch(''),
  platform: z.enum(HOOK_PLATFORMS).catch(HOOK_PLATFORMS[0]),
  tone: z.enum(TONES).catch(TONES[0]),
  details: DraftDetails,
  useInternetSearch: z.boolean().catch(false),
})
/** The request for hooks. `videoId` is the video that they are for. */
export type HookInput = z.infer<typeof HookInput> & { videoId?: string | undefined }

/** The rules of a draft. After use its choices stay, except the search, which must be chosen each time. */
export const HOOK_DRAFT = {
  parse: (value: unknown): HookInput => HookInput.parse(Object(value)),
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
