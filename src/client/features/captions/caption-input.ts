import { z } from 'zod'
import { CAPTION_PLATFORMS } from '../../../shared/features/captions/captions.constants.ts'
import type { CaptionGeneration } from '../../../shared/features/captions/captions.schema.ts'
import type { VideoDetail } from '../../../shared/features/videos/videos.schema.ts'
import { cutAtWord } from '../../../shared/cut-at-word.ts'
import { getCaptionSource } from '../../components/video/handover/handover-pieces.ts'
import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { describeDetails, DraftDetails } from '../../components/tool/form/details.ts'

/** The values of the form. A stored draft is parsed with it: invalid values become the default. */
export const CaptionInput = z.object({
  content: z.string().catch(''),
  platform: z.enum(CAPTION_PLATFORMS).catch(CAPTION_PLATFORMS[0]),
  details: DraftDetails,
  useInternetSearch: z.boolean().catch(false),
})
export type CaptionInput = z.infer<typeof CaptionInput>

/** The request for a caption. With `scriptId` the words of that script replace `content`. */
export interface CaptionOrder extends CaptionInput {
  videoId?: string | undefined
  scriptId?: string | undefined
}

/** Returns the description of a video's post: its script, else its hook, else its topic. It is cut to the limit of the field. */
export function describePost(video: VideoDetail): string {
  return cutAtWord(getCaptionSource(video).content, INPUT_LIMITS.content, (text) => text.length)
}

/** The rules of a draft. After use its choices stay, except the search, which must be chosen each time. */
export const CAPTION_DRAFT = {
  parse: (value: unknown): CaptionInput => CaptionInput.parse(Object(value)),
  getSubject: ({ content }: CaptionInput): string => content,
  getDetails: ({ details }: CaptionInput): string[] => details,
  keepChoices: (input: CaptionInput): CaptionInput => ({
    ...input,
    content: '',
    details: [],
    useInternetSearch: false,
  }),
}

/** Describes the choices: `Instagram, 2 facts`. */
export function describeChoices({ platform, details }: Pick<CaptionGeneration, 'platform' | 'details'>): string {
  return [platform, ...describeDetails(details)].join(', ')
}
