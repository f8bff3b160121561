import { withoutFigure } from '../generation/figures.rules.ts'
import { captionContent, readCaptionContent } from '../library/library.rules.ts'
import { changeWords, isCueLine, readScript, scriptText } from '../scripts/scripts.rules.ts'
import type { Conversation } from './conversations.schema.ts'

/** One state of the content. Version 0 is the content at the start of the conversation. */
export interface Version {
  version: number
  content: string
  /** What changed, in a sentence; empty for version 0. */
  note: string
  /** The version from which it was made; undefined for version 0. */
  base: number | undefined
}

/** Every version of a conversation, oldest first. */
export function listVersions({
  originalContent,
  conversationHistory,
}: Pick<Conversation, 'originalContent' | 'conversationHistory'>): Version[] {
  const later = conversationHistory.flatMap(({ version, content, note = '', base }) =>
    version === undefined ? [] : [{ version, content, note, base }],
  )
  return [{ version: 0, content: originalContent, note: '', base: undefined }, ...later]
}

/** The number of the next version. */
export function nextVersion(conversation: Pick<Conversation, 'originalContent' | 'conversationHistory'>): number {
  return Math.max(...listVersions(conversation).map(({ version }) => version)) + 1
}

/**
 * The content from which the current one was made; undefined for the original. A version that equals an earlier one
 * counts as that one, so that repeated steps back go further back.
 */
export function contentBefore(conversation: Conversation): string | undefined {
  const versions = listVersions(conversation)
  const current = versions.find(({ content }) => content === conversation.currentContent)
  return versions.find(({ version }) => version === current?.base)?.content
}

/** A text of the same length in which cue lines, which nobody speaks, are blank. */
export function withoutCues(text: string): string {
  const lines = text.split('\n')
  return lines.map((line) => (isCueLine(line) ? ' '.repeat(line.length) : line)).join('\n')
}

/** Content without the sentences that have a figure; '' where nothing is left. Beats of a script have new times. */
export function contentWithoutFigure(content: string, figure: string): string {
  const change = (text: string): string => withoutFigure(text, figure)
  const beats = readScript(content)
  if (beats) return scriptText(changeWords(beats, change), { directions: true })
  const caption = readCaptionContent(content)
  if (!caption) return change(content)
  const text = change(caption.text)
  return text && captionContent({ ...caption, text })
}
