import { postSize } from '../../../../../shared/features/captions/captions.rules.ts'
import { spokenWords } from '../../../../../shared/features/generation/generation.rules.ts'
import { isUsableHook } from '../../../../../shared/features/hooks/hooks.rules.ts'
import { readCaptionContent } from '../../../../../shared/features/library/library.rules.ts'
import { type Beat, readScript, scriptText } from '../../../../../shared/features/scripts/scripts.rules.ts'
import { INPUT_LIMITS } from '../../../../../shared/limits.ts'
import { type RefineBrief } from '../../text.port.ts'

/** What is refined, as its words: a text a beat in a script, one text in everything else. */
export interface Content {
  texts: readonly string[]
  hashtags: readonly string[]
  /** What the texts are of, in a script with cue lines. */
  beats: readonly Beat[] | null
  isHook: boolean
  /** All that a caption's JSON holds; null for what is no caption. */
  caption: object | null
}

/** A changed content and what was done, in a clause; and why nothing was, where it is the same. */
export interface Outcome {
  content: Content
  did: string
  otherwise?: string
}
export type Change = (content: Content, brief: RefineBrief) => Outcome

/** Reads the content of a conversation; null for JSON that is no caption, in which words and keys cannot be distinguished. */
export function readContent({ content, toolType }: RefineBrief): Content | null {
  const caption = readCaptionContent(content)
  if (caption) {
    const { text, hashtags } = caption
    return { texts: [text], hashtags, beats: null, isHook: false, caption: JSON.parse(content) as object }
  }
  if (/^\s*\{\s*"\w+":/u.test(content)) return null
  const beats = readScript(content)
  const texts = beats?.map(({ text }) => text) ?? [content.trim()]
  return { texts, hashtags: [], beats, isHook: toolType === 'hook' && !beats, caption: null }
}

/** The content in the form that it was read from. A beat without words is removed, unless it has a slot. */
export function writeContent({ texts, hashtags, beats, caption }: Content): string {
  if (caption) return JSON.stringify({ ...caption, caption: texts[0], hashtags })
  if (!beats) return texts[0] ?? ''
  const spoken = beats.map((beat, at) => ({ ...beat, text: texts[at] ?? '' }))
  const left = spoken.filter(({ text, slot }, at) => text !== '' || slot !== undefined || beats[at]?.text === '')
  return scriptText(left, { directions: true })
}

/** Whether a content that was made of `first` is valid: no longer than its tool and its platform allow. */
export function fits(content: Content, first: Content, { userInput }: RefineBrief): boolean {
  const isTooLong = ({ isHook, caption, texts: [text = ''], hashtags }: Content): boolean => {
    if (!caption || !userInput) return isHook && !isUsableHook(text)
    const { used, limit } = postSize({ text, hashtags }, userInput.platform)
    return used > limit.value
  }
  return writeContent(content).length <= INPUT_LIMITS.currentContent && (isTooLong(first) || !isTooLong(content))
}

export const countWords = ({ texts }: Content): number => spokenWords(texts.join('\n'))

export const says = ({ texts }: Content, words: string): boolean =>
  texts.join('\n').toLowerCase().includes(words.trim().toLowerCase())

export const withText = ({ texts, ...content }: Content, at: number, text: string): Content => ({
  ...content,
  texts: texts.with(at, text),
})

export const withStart = (content: Content, start: string): Content =>
  withText(content, 0, start + (content.texts[0] ?? ''))

/** A content with a sentence more at the end of one of its texts, of the last where `at` is none. */
export function withSentence(content: Content, sentence: string, at = -1): Content {
  const last = at < 0 ? content.texts.findLastIndex((text) => text !== '') : at
  const before = content.texts[last]?.trimEnd()
  if (!before) return withText(content, Math.max(0, last), sentence)
  const isOpen = /[\p{L}\p{N}%]["'”’)]*$/u.test(before) && !/^\p{Extended_Pictographic}/u.test(sentence)
  const gap = before.includes('\n\n') ? '\n\n' : ' '
  return withText(content, last, `${before}${isOpen ? '.' : ''}${gap}${sentence}`)
}
