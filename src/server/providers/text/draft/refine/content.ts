import { fitCaption } from '../../../../../shared/features/captions/captions.rules.ts'
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
  caption: Record<string, unknown> | null
}

/** A changed content and what was done, in a clause; and why nothing was, where it is the same. */
export interface Outcome {
  content: Content
  did: string
  otherwise?: string
}
export type Change = (content: Content, brief: RefineBrief) => Outcome

/** Reads the content of a conversation; null for JSON that is no caption, whose words cannot be told from its keys. */
export function readContent({ content, toolType }: RefineBrief): Content | null {
  const caption = readCaptionContent(content)
  const json = objectIn(content)
  if (json && !caption) return null
  const beats = caption ? null : readScript(content)
  return {
    texts: caption ? [caption.text] : (beats?.map(({ text }) => text) ?? [content.trim()]),
    hashtags: caption?.hashtags ?? [],
    beats,
    isHook: toolType === 'hook' && !caption && !beats,
    caption: json,
  }
}

function objectIn(content: string): Record<string, unknown> | null {
  try {
    return /^\s*[[{]/u.test(content) ? (JSON.parse(content) as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** The content in the form that it was read from. A beat that has lost its words goes, unless it is to be filled in. */
export function writeContent({ texts, hashtags, beats, caption }: Content): string {
  if (caption) return JSON.stringify({ ...caption, caption: texts[0] ?? '', hashtags })
  if (!beats) return texts[0] ?? ''
  const spoken = beats.map((beat, at) => ({ ...beat, text: texts[at] ?? '' }))
  const left = spoken.filter(({ text, slot }, at) => text !== '' || slot !== undefined || beats[at]?.text === '')
  return scriptText(left, { directions: true })
}

/** Whether a content that was made of `first` may stand: no longer than its tool and its platform take. */
export function fits(content: Content, first: Content, { userInput }: RefineBrief): boolean {
  if (writeContent(content).length > INPUT_LIMITS.currentContent) return false
  if (first.isHook && isUsableHook(first.texts[0] ?? '')) return isUsableHook(content.texts[0] ?? '')
  const isCut = ({ texts: [text = ''], hashtags, caption }: Content) =>
    caption && userInput && fitCaption({ text, hashtags }, userInput.platform).text.length < text.trim().length
  return !isCut(content) || Boolean(isCut(first))
}

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentences of a text, each with the space after it; joined they are the text. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  for (const { segment } of SENTENCES.segment(text)) {
    const last = sentences.at(-1) ?? ''
    const isPart = !/[\p{L}\p{N}]/u.test(segment) || /\b(?:Mrs?|Ms|Dr|St|vs|e\.g|i\.e)\.\s$/u.test(last.slice(-6))
    if (isPart) sentences.pop()
    sentences.push(isPart ? last + segment : segment)
  }
  return sentences
}

/** Words that are said in a content. */
export const wordsOf = ({ texts }: Pick<Content, 'texts'>): number => spokenWords(texts.join('\n'))

/** Whether a content says something, whatever its case. */
export const says = ({ texts }: Content, words: string): boolean =>
  texts.join('\n').toLowerCase().includes(words.trim().toLowerCase())

/** A content with one of its texts replaced. */
export const withText = (content: Content, at: number, text: string): Content => ({
  ...content,
  texts: content.texts.map((old, index) => (index === at ? text : old)),
})

/** A content with a sentence more at the end of one of its texts, of the last where `at` is none. */
export function withSentence(content: Content, sentence: string, at = -1): Content {
  const last = at < 0 ? content.texts.findLastIndex((text) => text !== '') : at
  const before = content.texts[last]?.trimEnd()
  if (!before) return withText(content, Math.max(0, last), sentence)
  const isOpen = /[\p{L}\p{N}%]["'”’)]*$/u.test(before) && !/^\p{Extended_Pictographic}/u.test(sentence)
  const mark = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(before) ? '。' : '.'
  const gap = before.includes('\n\n') ? '\n\n' : ' '
  return withText(content, last, `${before}${isOpen ? mark : ''}${gap}${sentence}`)
}
