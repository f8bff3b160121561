import { cutAtWord } from '../../../../../shared/cut-at-word.ts'
import { type CaptionPlatform } from '../../../../../shared/features/captions/captions.constants.ts'
import { readablePlaceholders } from '../../../../../shared/features/generation/clean-answer.rules.ts'
import { firstLine, firstOption } from '../../../../../shared/features/generation/first-option.rules.ts'
import { HOOK_RULES } from '../../../../../shared/features/hooks/hooks.constants.ts'
import { isUsableHook } from '../../../../../shared/features/hooks/hooks.rules.ts'
import {
  captionContent,
  readableContent,
  readCaptionContent,
} from '../../../../../shared/features/library/library.rules.ts'
import { readScript, scriptText, listSlots } from '../../../../../shared/features/scripts/scripts.rules.ts'
import { type RefineBrief } from '../../text.port.ts'
import { type AnswerFormat } from './answer-format.ts'
import {
  REFINED_CAPTION_ANSWER,
  REFINED_CONTENT_ANSWER,
  REFINED_DRAFT_ANSWER,
  REFINED_SCRIPT_ANSWER,
} from '../answers.prompt.ts'
import { createBeatCollector } from './beat-collector.ts'
import { cleanHook, cleanSpoken } from './hook-text.ts'
import { type ObjectPiece } from './object-reader.ts'
import { buildCaption, hasWords } from '../write-caption.ts'

/** How content of one form is requested and read. */
export interface RefinedForm {
  readonly format: AnswerFormat
  /** A call begins. */
  begin?(): void
  /**
   * The new content in the form of the old one, as far as a piece has it; empty where it has none. Called once for each piece.
   */
  buildContent(piece: ObjectPiece): string
  /** The content from several pieces, where no piece has all of it. */
  collected?(): string
  /** Content as readable text. */
  readable(content: string): string
  /** The fault of unusable content, in words for the model. */
  problem?(content: string): string | null
  /** Cuts content to its limits. */
  fit?(content: string): string
}

/** The form of the refined content: a caption, beats for a script with cue lines, otherwise text. */
export function chooseForm({ toolType, content, userInput }: RefineBrief): RefinedForm {
  if (toolType === 'caption') return captionForm(userInput?.platform ?? 'Instagram')
  if (toolType === 'hook') return HOOK_FORM
  const beats = readScript(content)
  return beats ? scriptForm(listSlots(beats).length > 0 ? REFINED_DRAFT_ANSWER : REFINED_SCRIPT_ANSWER) : TEXT_FORM
}

const TEXT_FORM: RefinedForm = {
  format: REFINED_CONTENT_ANSWER,
  buildContent: ({ texts, isComplete }) =>
    readablePlaceholders(cleanSpoken(firstOption(texts['content'] ?? '', { isComplete }), { isComplete })),
  readable: (content) => content,
}

const HOOK_FORM: RefinedForm = {
  ...TEXT_FORM,
  buildContent: ({ texts, isComplete }) => cleanHook(firstLine(texts['content'] ?? '', { isComplete }), { isComplete }),
  problem: (content) =>
    isUsableHook(content)
      ? null
      : `"content" must be one line of at most ${HOOK_RULES.maxWords} words and ${HOOK_RULES.maxCharacters} characters.`,
  fit: (content) =>
    cutAtWord(
      content.split(' ').slice(0, HOOK_RULES.maxWords).join(' '),
      HOOK_RULES.maxCharacters,
      (part) => part.length,
    ),
}

function captionForm(platform: CaptionPlatform): RefinedForm {
  return {
    format: REFINED_CAPTION_ANSWER,
    buildContent(piece) {
      const caption = buildCaption(piece, platform)
      return hasWords(caption) ? captionContent(caption) : ''
    },
    readable: (content) => (readCaptionContent(content) ? readableContent(content) : ''),
  }
}

function scriptForm(format: AnswerFormat): RefinedForm {
  let collector = createBeatCollector()
  return {
    format,
    begin() {
      collector = createBeatCollector()
    },
    buildContent(piece) {
      const draft = collector.take(piece)
      const growing = draft?.type === 'partial' ? [draft] : []
      return scriptText([...collector.beats, ...growing], { directions: true })
    },
    collected: () => scriptText(collector.beats, { directions: true }),
    readable: (content) => content,
  }
}
