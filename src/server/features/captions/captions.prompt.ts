import {
  type CaptionPlatform,
  HASHTAGS_WANTED,
  TITLE_OPTIONS,
} from '../../../shared/features/captions/captions.constants.ts'
import { hasTitle } from '../../../shared/features/captions/captions.rules.ts'
import { type CaptionOrder } from '../../../shared/features/captions/captions.schema.ts'
import { chapterStarts } from '../../../shared/features/captions/chapters.rules.ts'
import { fenced } from '../../../shared/features/generation/fence.rules.ts'
import {
  captionFacts,
  contextBlocks,
  contextRules,
  NO_INVENTION,
  type PromptContext,
} from '../../../shared/features/generation/prompt.rules.ts'
import { type TextPrompt } from '../../providers/text/text.port.ts'

const STYLE_NOTES = {
  trending:
    'a first line that stops the thumb, then short lines with something to use or to feel, a question or one thing to do at the end',
} as const

const PLATFORM_NOTES = {
  Instagram: 'Personal, with line breaks; usually 300 to 900 characters.',
  TikTok: 'Short and spoken; usually 100 to 300 characters, with words that people search for.',
  YouTube:
    'The description of the video: what it shows and for whom, in words that people search for; usually 400 to 1200 characters.',
} as const

/** Titles requested in addition, because some answers are too long. */
const SPARE_TITLES = 2

function titleRules(platform: CaptionPlatform): string[] {
  if (!hasTitle(platform)) return []
  return [
    `"titles" are ${TITLE_OPTIONS.count + SPARE_TITLES} options for the title of the video, the best first, each of at most ${TITLE_OPTIONS.maxCharacters} characters: what the video is about stands in the first words, each from another angle, none in capitals.`,
  ]
}

/** Only YouTube has chapters. */
function chapterRules(content: string, platform: CaptionPlatform): string[] {
  const starts = platform === 'YouTube' ? chapterStarts(content) : []
  if (starts.length === 0) return []
  return [
    `<content> is a script with times. The text ends with its chapters, each on a line of its own, a time and then two to six words on what begins there: ${starts.join(', ')}. No other times, and none left out.`,
  ]
}

/** Context of a caption's prompt: its existing beginning, if any. */
export interface CaptionContext extends PromptContext {
  written?: string | undefined
}

/**
 * The request to a language model for a caption. Content, answers and pages are fenced as data. Limits are the platform's own.
 */
export function captionsPrompt({ content, platform, style }: CaptionOrder, context: CaptionContext): TextPrompt {
  const { written = '' } = context
  const system = [
    `You write the caption of a post on ${platform} about what stands in <content>.`,
    captionFacts(platform),
    `Write at least ${HASHTAGS_WANTED} hashtags.`,
    `Two phrases that somebody would type into the search of ${platform} to find this stand in the text, word for word and inside of its sentences, the first of them before "more".`,
    ...titleRules(platform),
    ...chapterRules(content, platform),
    `${PLATFORM_NOTES[platform]} Style: ${style}, ${STYLE_NOTES[style]}.`,
    ...(written === ''
      ? []
      : [
          'The beginning of the caption stands in <written>. "caption" begins with it, word for word, and goes on where it ends, in the middle of a sentence if it breaks off there, with what is still missing up to the end. Nothing of it comes twice.',
        ]),
    'Plain text: no Markdown, no quotation marks around it, no placeholders to fill in. At most three emoji, none where the topic is grave or the personality is professional.',
    'Write in the language of the content.',
    NO_INVENTION,
    ...((context.details ?? []).length > 0
      ? ["The creator's own facts stand in <facts>: they appear with their figures and names as they stand."]
      : []),
    ...contextRules(context, content),
  ].join('\n')
  const beginning = written === '' ? [] : [fenced('written', written)]
  return { system, user: [...contextBlocks(context), ...beginning, fenced('content', content)].join('\n\n') }
}
