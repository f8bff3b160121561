import type { GenerationState, GenerationTool } from '../../src/shared/features/generation/generations.constants.ts'
import type { MadeColumns } from './videos.ts'

/** Results of the tools: finished, running and queued. */
export interface GenerationsTable extends MadeColumns {
  id: string
  user_id: string
  tool: GenerationTool
  state: GenerationState
  /** JSON of the request. */
  input: string
  /** The request's topic; empty for an answer in a conversation. */
  topic: string
  /** Whether the request has facts of the creator. */
  has_details: number
  /** The conversation that is answered. */
  conversation_id: string | null
  /** JSON of the result. Null while there is none, and for an answer, which is stored in its conversation. */
  content: string | null
  /** Number of pieces of the result, for statistics. */
  pieces: number
  /** JSON list: pages found by the search, or warnings. */
  sources: string
  warnings: string
  /** JSON of the result before a sentence with a figure was removed from it, for Undo; dropped ten minutes later. */
  before_removal: string | null
  /** Whether a rewrite with facts was free when it was written; null where unknown. */
  free_rewrite: number | null
  /** JSON of the error; null unless it failed. */
  error: string | null
  /** JSON list of the events so far and their numbers; dropped ten minutes after the end. */
  events: string
  /** The number of the newest event. */
  last_event: number
  /** Whether a reader follows it: then a takeover stores what was shown. */
  is_live: number
  /** Seed of the writer: an integer below 2^31, unchanged by a resumption. */
  seed: number
  /** How often it was resumed. */
  resumed: number
  is_stopping: number
  /** The key of the request; a repeated request gets this row. */
  idempotency_key: string | null
  body_hash: string | null
  /** Id of the process that writes it, and the end of its lease; null once it is over. */
  lease_owner: string | null
  lease_expires_at: string | null
  created_at: string
  updated_at: string
}
