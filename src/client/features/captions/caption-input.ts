import { CAPTION_PLATFORMS, type CaptionPlatform } from '../../../shared/features/captions/captions.constants.ts'
import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { checkSubject } from '../../parts/tool/subject.ts'

/** What the form holds. */
export interface CaptionInput {
  content: string
  platform: CaptionPlatform
  useInternetSearch: boolean
}

/** Reads what an earlier visit left; anything unexpected becomes the default. */
export function parseCaptionInput(value: unknown): CaptionInput {
  const draft = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  return {
    content: typeof draft['content'] === 'string' ? draft['content'] : '',
    platform: CAPTION_PLATFORMS.find((platform) => platform === draft['platform']) ?? CAPTION_PLATFORMS[0],
    useInternetSearch: draft['useInternetSearch'] === true,
  }
}

/** How a draft of the form is kept: its choices are those of the next one, a search is asked for each time. */
export const CAPTION_DRAFT = {
  parse: parseCaptionInput,
  subjectOf: ({ content }: CaptionInput): string => content,
  choicesOf: (input: CaptionInput): CaptionInput => ({ ...input, content: '', useInternetSearch: false }),
}

/** What is wrong with a description, or an empty text. */
export function checkContent(content: string): string {
  return checkSubject(content, {
    blank: 'Please enter your content description.',
    what: 'A description',
    max: INPUT_LIMITS.content,
  })
}
