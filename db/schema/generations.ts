import {
  type GenerationState,
  type GenerationTool,
} from '../../src/shared/features/generation/generations.constants.ts'

/** What the tools wrote, write, or are going to write. */
export interface GenerationsTable {
  id: string
  user_id: string
  tool: GenerationTool
  state: GenerationState
  /** JSON of the request. */
  input: string
  /** Its topic, as in the request; empty for an answer in a conversation. */
  topic: string
  /** Whether the request holds facts of the creator's own. */
  has_details: number
  /** The conversation that is answered. */
  conversation_id: string | null
  /** JSON of the result; null while there is none, and for an answer, which is in its conversation. */
  content: string | null
  /** How many pieces the result has, for statistics. */
  pieces: number
  /** JSON lists: pages that were read for it, and its warnings. */
  sources: string
  warnings: string
  /** Whether the same topic with facts was free when it was written; null where that was not stored. */
  free_rewrite: number | null
  /** JSON of why it was cut short; null unless it failed. */
  error: string | null
  /** JSON list of the events so far and their numbers; empty once it is over. */
  events: string
  /** The number of the newest event. */
  last_event: number
  /** Whether it is being watched: what was shown is kept. */
  is_live: number
  /** Chance, the same for the rest of it: an integer below 2^31. */
  seed: number
  /** How often it was resumed. */
  resumed: number
  /** The user has asked to stop it. */
  is_stopping: number
  /** The request that it repeats is answered by it. */
  idempotency_key: string | null
  body_hash: string | null
  /** The process that writes it, and until when; null once it is over. */
  lease_owner: string | null
  lease_expires_at: string | null
  created_at: string
  updated_at: string
}
