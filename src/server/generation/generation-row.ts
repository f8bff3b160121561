import { type InsertObject, type Selectable, sql } from 'kysely'
import { flag, instant, json } from '../../../db/columns.ts'
import { type Database } from '../../../db/schema/database.ts'
import { type GenerationsTable } from '../../../db/schema/generations.ts'
import { type GenerationState, type GenerationTool } from '../../shared/features/generation/generations.constants.ts'
import { type GenerationFailure } from '../../shared/features/generation/generations.schema.ts'
import { type Source, type Warning } from '../../shared/features/generation/generation.schema.ts'
import { type MadeFrom } from '../../shared/features/videos/videos.rules.ts'
import { type LoggedEvent } from './event-log.ts'

/** A result before the sentences with a figure were removed from it, or from its text at `path`. */
export interface BeforeRemoval {
  figure: string
  path: string | undefined
  content: object
  warnings: Warning[]
}

/** A generation in any state. */
export interface StoredGeneration {
  id: string
  userId: string
  tool: GenerationTool
  state: GenerationState
  input: unknown
  conversationId: string | undefined
  content: object | undefined
  sources: Source[]
  warnings: Warning[]
  beforeRemoval: BeforeRemoval | undefined
  freeRewrite: boolean | undefined
  error: GenerationFailure | undefined
  events: LoggedEvent[]
  lastEvent: number
  isLive: boolean
  seed: number
  resumed: number
  isStopping: boolean
  bodyHash: string | undefined
  videoId: string | undefined
  createdAt: string
}

/** What a user may change of a result. */
export type ChangedResult = Pick<StoredGeneration, 'content' | 'warnings'> &
  Partial<Pick<StoredGeneration, 'beforeRemoval'>>

/** A new generation. */
export interface NewGeneration {
  id: string
  userId: string
  tool: GenerationTool
  input: unknown
  topic: string | undefined
  hasDetails: boolean
  conversationId: string | undefined
  isLive: boolean
  seed: number
  key: string | undefined
  bodyHash: string
  videoId: string | undefined
  madeFrom: MadeFrom | null
  createdAt: Date
}

/** The process that has the lease of a generation, and its expiry. */
export interface Holder {
  owner: string
  until: Date
}

/** The row of a new generation. */
export function toRow(generation: NewGeneration, { owner, until }: Holder) {
  const { id, userId, tool, input, topic, hasDetails, conversationId, isLive, seed, key, bodyHash, createdAt } =
    generation
  const { videoId, madeFrom } = generation
  const now = instant.encode(createdAt)
  return {
    id,
    user_id: userId,
    tool,
    state: 'queued',
    input: json.encode(input),
    topic: topic ?? '',
    // Selected, so that the video may have been deleted meanwhile.
    video_id: sql<string | null>`(select id from videos where id = ${videoId ?? null} and user_id = ${userId})`,
    made_from: madeFrom && json.encode(madeFrom),
    has_details: flag.encode(hasDetails),
    conversation_id: conversationId ?? null,
    pieces: 0,
    sources: '[]',
    warnings: '[]',
    events: '[]',
    last_event: 0,
    is_live: flag.encode(isLive),
    seed,
    resumed: 0,
    is_stopping: 0,
    idempotency_key: key ?? null,
    body_hash: bodyHash,
    lease_owner: owner,
    lease_expires_at: instant.encode(until),
    created_at: now,
    updated_at: now,
  } satisfies InsertObject<Database, 'generations'>
}

/** Converts a row to a generation. */
export function toGeneration(row: Selectable<GenerationsTable>): StoredGeneration {
  return {
    id: row.id,
    userId: row.user_id,
    tool: row.tool,
    state: row.state,
    input: json.decode(row.input),
    conversationId: row.conversation_id ?? undefined,
    content: row.content === null ? undefined : json.decode(row.content),
    sources: json.decode(row.sources),
    warnings: json.decode(row.warnings),
    beforeRemoval: row.before_removal === null ? undefined : json.decode(row.before_removal),
    freeRewrite: row.free_rewrite === null ? undefined : flag.decode(row.free_rewrite),
    error: row.error === null ? undefined : json.decode(row.error),
    events: json.decode(row.events),
    lastEvent: row.last_event,
    isLive: flag.decode(row.is_live),
    seed: row.seed,
    resumed: row.resumed,
    isStopping: flag.decode(row.is_stopping),
    bodyHash: row.body_hash ?? undefined,
    videoId: row.video_id ?? undefined,
    createdAt: row.created_at,
  }
}

/** The results of a user. */
export interface ResultStore {
  find(userId: string, id: string): Promise<StoredGeneration | undefined>
  /**
   * Changes a result that nobody writes. `build` gets it, and gets it again where somebody else has changed it meanwhile; it may
   * throw, or return undefined to change nothing. Returns the result as it is then; undefined where there is none.
   */
  change(
    userId: string,
    id: string,
    build: (row: StoredGeneration) => ChangedResult | undefined,
    now: Date,
  ): Promise<StoredGeneration | undefined>
  /** The newest results of a tool, newest first; all without a limit. */
  findNewest(userId: string, tool: GenerationTool, limit?: number): Promise<StoredGeneration[]>
  /** Number of pieces a tool has written, since an instant or in total. */
  countPieces(userId: string, tool: GenerationTool, since: Date | undefined): Promise<number>
}
