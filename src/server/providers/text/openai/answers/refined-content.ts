import { cutAtWord } from '../../../../../shared/cut-at-word.ts'
import { type CaptionPlatform } from '../../../../../shared/features/captions/captions.constants.ts'
import { splitLines, splitOptions } from '../../../../../shared/features/generation/answer-options.rules.ts'
import {
  cleanNote,
  readablePlaceholders,
  splitSlots,
} from '../../../../../shared/features/generation/clean-answer.rules.ts'
import { HOOK_RULES } from '../../../../../shared/features/hooks/hooks.constants.ts'
import { isUsableHook } from '../../../../../shared/features/hooks/hooks.rules.ts'
import { captionContent, readableContent } from '../../../../../shared/features/library/library.rules.ts'
import {
  alignParagraphs,
  type Paragraph,
  paragraphText,
  readParagraphs,
} from '../../../../../shared/features/scripts/paragraphs.rules.ts'
import { type Beat, readScript, scriptText } from '../../../../../shared/features/scripts/scripts.rules.ts'
import { type RefineBrief } from '../../text.port.ts'
import { type AnswerFormat } from './answer-format.ts'
import { REFINED_CAPTION_ANSWER, REFINED_CONTENT_ANSWER } from '../answers.prompt.ts'
import { cleanHook, cleanSpoken, withoutHalfCharacter } from './hook-text.ts'
import { type ObjectPiece } from './object-reader.ts'
import { buildCaption, hasWords } from '../write-caption.ts'

/** How content of one form is requested and read. */
export interface RefinedForm {
  readonly format: AnswerFormat
  /** The member with the new text. */
  readonly member: 'content' | 'caption'
  /** The options of a text, at least one. */
  split(raw: string, part: { isComplete: boolean }): [string, ...string[]]
  /** The content of an option in the form of the old one, with what the whole answer has beside it; empty without words. */
  build(option: string, answer: ObjectPiece): string
  /** An option that may be unfinished, as readable text. */
  show(option: string, piece: ObjectPiece): string
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
  return beats ? scriptForm(beats) : TEXT_FORM
}

const cleanText = (raw: string, piece: { isComplete: boolean }): string => readablePlaceholders(cleanSpoken(raw, piece))

const TEXT_FORM: RefinedForm = {
  format: REFINED_CONTENT_ANSWER,
  member: 'content',
  split: splitOptions,
  build: cleanText,
  show: cleanText,
}

const HOOK_FORM: RefinedForm = {
  ...TEXT_FORM,
  split: splitLines,
  build: cleanHook,
  show: cleanHook,
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
  const build = (option: string, piece: ObjectPiece): string => {
    const caption = buildCaption(option, piece, platform)
    return hasWords(caption) ? captionContent(caption) : ''
  }
  return {
    format: REFINED_CAPTION_ANSWER,
    member: 'caption',
    split: splitOptions,
    build,
    show: (option, piece) => readableContent(build(option, piece)),
  }
}

/** In UTF-16 units, more than a direction of ours has. */
const LONGEST_DIRECTION = 300

/** A script is written as it is spoken; its paragraphs become beats again. */
function scriptForm(old: readonly Beat[]): RefinedForm {
  const before = readParagraphs(paragraphText(old), { isOne: true })
  /** Clean paragraphs by their raw text. What the script had is not cleaned. */
  const cleaned = new Map(before.map(({ text }) => [text, { text, slots: [] as string[] }]))

  function read(option: string, { isComplete }: { isComplete: boolean }): Paragraph[] {
    const paragraphs = readParagraphs(withoutHalfCharacter(option), { isOne: before.length === 1 })
    return paragraphs.map(({ text: raw, slot = '', direction, ...cue }, at) => {
      const isWhole = isComplete || at < paragraphs.length - 1
      const { text, slots } = cleaned.get(raw) ?? splitSlots(cleanSpoken(raw, { isComplete: isWhole }))
      if (isWhole) cleaned.set(raw, { text, slots })
      return {
        ...cue,
        text,
        slot: [...slots.map((one) => one.replace(/(^|\[)fill in: */giu, '$1')), cleanNote(slot)]
          .filter(Boolean)
          .join(' '),
        ...(direction !== undefined && {
          direction: cutAtWord(cleanNote(direction), LONGEST_DIRECTION, (part) => part.length),
        }),
      }
    })
  }

  return {
    ...TEXT_FORM,
    build: (option, piece) =>
      scriptText(alignParagraphs(old, read(option, piece).filter(hasLetters)), { directions: true }),
    show: (option, piece) => paragraphText(read(option, piece)),
  }
}

const hasLetters = ({ text, slot = '', direction = '' }: Paragraph): boolean =>
  /[\p{L}\p{N}]/u.test(text + slot + direction)
