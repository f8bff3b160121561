import { CAPTION_PLATFORMS } from '../../../shared/features/captions/captions.constants.ts'
import type { CaptionGeneration } from '../../../shared/features/captions/captions.schema.ts'
import type { VideoDetail } from '../../../shared/features/videos/videos.schema.ts'
import { cutAtWord } from '../../../shared/cut-at-word.ts'
import { getCaptionSource } from '../../components/video/handover/handover-pieces.ts'
import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { describeDetails } from '../../components/tool/form/details.ts'
import { asDraft, readChoice, readLines, readText } from '../../lib/generation/draft-values.ts'

/** Reads the values of the form from a stored draft. Invalid values become the default. */
function readCaptionInput(stored: unknown) {
  const draft = asDraft(stored)
  return {
    content: readText(draft['content']),
    platform: readChoice(CAPTION_PLATFORMS, draft['platform']),
    details: readLines(draft['details']),
    useInternetSearch: draft['useInternetSearch'] === true,
  }
}
export type CaptionInput = ReturnType<typeof readCaptionInput>

/** The request for a caption. With `scriptId` the words of that script replace `content`. */
export interface CaptionOrder extends CaptionInput {
  videoId?: string | undefined
  newVideo?: boolean | undefined
  scriptId?: string | undefined
}

/** Returns the description of a video's post: its script, else its hook, else its topic. It is cut to the limit of the field. */
export function describePost(video: VideoDetail): string {
  return cutAtWord(getCaptionSource(video).content, INPUT_LIMITS.content, (text) => text.length)
}

/** The rules of a draft. After use its choices stay, except the search, which must be chosen each time. */
export const CAPTION_DRAFT = {
  parse: readCaptionInput,
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
