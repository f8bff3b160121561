import { z } from 'zod'
import { CAPTION_PLATFORMS } from '../../../shared/features/captions/captions.constants.ts'
import type { CaptionGeneration } from '../../../shared/features/captions/captions.schema.ts'
import { describeDetails, DraftDetails } from '../../components/tool/form/details.ts'

/** What the form holds, and how a stored draft is read: anything unexpected becomes the default. */
export const CaptionInput = z.object({
  content: z.string().catch(''),
  platform: z.enum(CAPTION_PLATFORMS).catch(CAPTION_PLATFORMS[0]),
  details: DraftDetails,
  useInternetSearch: z.boolean().catch(false),
})
export type CaptionInput = z.infer<typeof CaptionInput>

/** How a draft of the form is kept: its choices are kept for the next one, except the search, which must be chosen each time. */
export const CAPTION_DRAFT = {
  parse: (value: unknown): CaptionInput => CaptionInput.parse(Object(value)),
  subjectOf: ({ content }: CaptionInput): string => content,
  detailsOf: ({ details }: CaptionInput): string[] => details,
  keepChoices: (input: CaptionInput): CaptionInput => ({
    ...input,
    content: '',
    details: [],
    useInternetSearch: false,
  }),
}

/** The choices in words: `Instagram`, and how many facts there are. */
export function describeChoices({ platform, details }: Pick<CaptionGeneration, 'platform' | 'details'>): string {
  return [platform, ...describeDetails(details)].join(', ')
}
