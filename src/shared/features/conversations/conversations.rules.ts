import { type Conversation } from './conversations.schema.ts'

/** One state of the content. Version 0 is the content at the start of the conversation. */
export interface Version {
  version: number
  content: string
  /** What changed, in a sentence; empty for version 0. */
  note: string
  /** The version that it was made from; none for version 0. */
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

/**
 * The content that the current one was made from; undefined where that is what the conversation began with. A version with
 * the content of an earlier one counts as that one, so that two steps back in a row go further back.
 */
export function contentBefore(conversation: Conversation): string | undefined {
  const versions = listVersions(conversation)
  const current = versions.find(({ content }) => content === conversation.currentContent)
  return versions.find(({ version }) => version === current?.base)?.content
}
