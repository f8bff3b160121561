import type { ToolType } from '../../src/shared/features/conversations/conversations.constants.ts'
import type { OfVideo } from './videos.ts'

/** A result that is refined message by message. */
export interface ConversationsTable extends OfVideo {
  id: string
  user_id: string
  tool_type: ToolType
  /** Id of the hook, or of the generation of a script or caption; null where unknown. */
  original_id: string | null
  original_prompt: string
  /** Version 0. */
  original_content: string
  /** JSON of the request; only captions have it. */
  user_input: string | null
  /** JSON list of the creator's own facts. */
  details: string
  /** JSON list of the other hooks of the result that is refined. */
  siblings: string
  /** JSON of the result that is refined: a list, and an object. */
  tags: string | null
  metadata: string | null
  current_version: number
  entry_count: number
  created_at: string
  updated_at: string
}

/** The turns of a conversation, numbered from 0. */
export interface ConversationEntriesTable {
  conversation_id: string
  position: number
  id: string
  role: 'user' | 'assistant'
  content: string
  version: number | null
  /** The number of the version from which this one was made. */
  base: number | null
  note: string | null
  /** JSON list. */
  sources: string
  warnings: string
  /** JSON list: the other options of an answer that made a version. */
  options: string
  created_at: string
}
