import { CAPTION_PLATFORMS, type CaptionPlatform } from '../../../shared/features/captions/captions.constants.ts'
import type { CaptionGeneration } from '../../../shared/features/captions/captions.schema.ts'
import type { VideoDetail } from '../../../shared/features/videos/videos.schema.ts'
import { cutAtWord } from '../../../shared/cut-at-word.ts'
import { captionSourceOf } from '../../components/video/handover/handed.ts'
import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { describeDetails, parseDetails } from '../../components/tool/form/details.ts'
import { checkSubject } from '../../components/tool/form/subject.ts'

/** What the form holds. */
export interface CaptionInput {
  content: string
  platform: CaptionPlatform
  /** The creator's own facts as typed, a line each. */
  details: string[]
  useInternetSearch: boolean
}

/** The input of a caption. With the id of a script its words stand in place of the content. */
export interface CaptionOrder extends CaptionInput {
  videoId?: string | undefined
  scriptId?: string | undefined
}

/** What the post of a video shows: its script, as much of it as the field takes, else its hook or its topic. */
export function describePost(video: VideoDetail): string {
  return cutAtWord(captionSourceOf(video).content, INPUT_LIMITS.content, (text) => text.length)
}

/** Reads the stored draft; anything unexpected becomes the default. */
export function parseCaptionInput(value: unknown): CaptionInput {
  const draft = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  return {
    content: typeof draft['content'] === 'string' ? draft['content'] : '',
    platform: CAPTION_PLATFORMS.find((platform) => platform === draft['platform']) ?? CAPTION_PLATFORMS[0],
    details: parseDetails(draft['details']),
    useInternetSearch: draft['useInternetSearch'] === true,
  }
}

/** How a draft of the form is kept: its choices are those of the next one, a search is asked for each time. */
export const CAPTION_DRAFT = {
  parse: parseCaptionInput,
  subjectOf: ({ content }: CaptionInput): string => content,
  detailsOf: ({ details }: CaptionInput): string[] => details,
  choicesOf: (input: CaptionInput): CaptionInput => ({ ...input, content: '', details: [], useInternetSearch: false }),
}

/** The error of a description, or an empty text. */
export function checkContent(content: string): string {
  return checkSubject(content, {
    blank: 'Please enter your content description.',
    what: 'A description',
    max: INPUT_LIMITS.content,
  })
}

/** The choices in words: `Instagram`, and how many facts there are. */
export function describeChoices({ platform, details }: Pick<CaptionGeneration, 'platform' | 'details'>): string {
  return [platform, ...describeDetails(details)].join(', ')
}
