import { type Kysely, sql } from 'kysely'
import { flag, instant, json } from '../../../db/columns.ts'
import { type Database } from '../../../db/schema/database.ts'
import { type GenerationState, type GenerationTool } from '../../shared/features/generation/generations.constants.ts'
import { type Source } from '../../shared/features/generation/generation.schema.ts'
import {
  type Holder,
  type NewGeneration,
  type ResultStore,
  type StoredGeneration,
  toGeneration,
  toRow,
} from './generation-row.ts'

const UNDER_WAY = ['queued', 'running'] as const

/** A complete result, for the demo account. */
export interface FinishedGeneration {
  id: string
  tool: GenerationTool
  input: { details?: readonly string[]; useInternetSearch: boolean }
  topic: string
  content: { value: object; pieces: number }
  sources: Source[]
  createdAt: string
}

export type GenerationsRepository = ReturnType<typeof createGenerationsRepository>

export function createGenerationsRepository(db: Kysely<Database>) {
  const ofUser = (userId: string) => db.selectFrom('generations').selectAll().where('user_id', '=', userId)
  return {
    async find(userId: string, id: string): Promise<StoredGeneration | undefined> {
      const row = await ofUser(userId).where('id', '=', id).executeTakeFirst()
      return row && toGeneration(row)
    },

    /** The generation that answered a key since `since`. An older one releases its key. */
    async findByKey(userId: string, key: string, since: Date): Promise<StoredGeneration | undefined> {
      const row = await ofUser(userId).where('idempotency_key', '=', key).executeTakeFirst()
      if (!row || row.created_at >= instant.encode(since)) return row && toGeneration(row)
      await db
        .updateTable('generations')
        .set({ idempotency_key: null })
        .where('id', '=', row.id)
        .where('user_id', '=', userId)
        .execute()
      return undefined
    },

    /** The newest results of a tool, newest first; all without a limit. */
    async findNewest(
      userId: string,
      tool: GenerationTool,
      limit = Number.MAX_SAFE_INTEGER,
    ): Promise<StoredGeneration[]> {
      const rows = await ofUser(userId)
        .where('tool', '=', tool)
        .where('content', 'is not', null)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return rows.map(toGeneration)
    },

    /** The newest generation of a tool that has, or will have, a result. */
    async findLatest(userId: string, tool: GenerationTool): Promise<StoredGeneration | undefined> {
      const row = await ofUser(userId)
        .where('tool', '=', tool)
        .where((eb) => eb.or([eb('content', 'is not', null), eb('state', 'in', UNDER_WAY)]))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row && toGeneration(row)
    },

    /** Generations in one of these states, or in any, newest first. */
    async findByState(
      userId: string,
      states: readonly GenerationState[] | undefined,
      limit: number,
    ): Promise<StoredGeneration[]> {
      const rows = await ofUser(userId)
        .$if(states !== undefined, (query) => query.where('state', 'in', states ?? []))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return rows.map(toGeneration)
    },

    /** Number of pieces a tool has written, since an instant or in total. */
    async countPieces(userId: string, tool: GenerationTool, since: Date | undefined): Promise<number> {
      const row = await db
        .selectFrom('generations')
        .select(sql<number | string | null>`sum(pieces)`.as('pieces'))
        .where('user_id', '=', userId)
        .where('tool', '=', tool)
        .$if(since !== undefined, (query) => query.where('created_at', '>=', instant.encode(since ?? new Date(0))))
        .executeTakeFirst()
      return Number(row?.pieces ?? 0)
    },

    /** Whether a user has a result on this topic without facts of their own. */
    async hasPlain(userId: string, tool: GenerationTool, topic: string): Promise<boolean> {
      const row = await db
        .selectFrom('generations')
        .select('id')
        .where('user_id', '=', userId)
        .where('tool', '=', tool)
        .where('topic', '=', topic)
        .where('has_details', '=', 0)
        .where('content', 'is not', null)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Whether a user has or had any generation. */
    async hasAny(userId: string): Promise<boolean> {
      const row = await db
        .selectFrom('generations')
        .select('id')
        .where('user_id', '=', userId)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Adds a generation in a transaction. Returns false where its key is taken. */
    async insert(trx: Kysely<Database>, generation: NewGeneration, holder: Holder): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('generations')
        .values(toRow(generation, holder))
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'idempotency_key']).where('idempotency_key', 'is not', null).doNothing(),
        )
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },

    /** Adds a complete result. */
    async insertFinished(userId: string, finished: FinishedGeneration): Promise<void> {
      const { id, tool, input, topic, content, sources, createdAt } = finished
      await db
        .insertInto('generations')
        .values({
          id,
          user_id: userId,
          tool,
          state: 'done',
          topic,
          input: json.encode(input),
          has_details: flag.encode((input.details ?? []).length > 0),
          content: json.encode(content.value),
          pieces: content.pieces,
          sources: json.encode(sources),
          warnings: '[]',
          events: '[]',
          last_event: 0,
          is_live: 1,
          seed: 0,
          resumed: 0,
          is_stopping: 0,
          created_at: createdAt,
          updated_at: createdAt,
        })
        .execute()
    },

    /** The ids of all running generations. */
    async findUnderWay(): Promise<string[]> {
      const rows = await db.selectFrom('generations').select('id').where('lease_expires_at', 'is not', null).execute()
      return rows.map(({ id }) => id)
    },

    /** Changes a result as `ResultStore` describes. */
    async change(
      userId: string,
      id: string,
      build: Parameters<ResultStore['change']>[2],
      now: Date,
    ): Promise<StoredGeneration | undefined> {
      for (;;) {
        const row = await ofUser(userId).where('id', '=', id).executeTakeFirst()
        const next = row && build(toGeneration(row))
        if (!row || !next) return row && toGeneration(row)
        const changed = await db
          .updateTable('generations')
          .set({
            content: next.content ? json.encode(next.content) : null,
            warnings: json.encode(next.warnings),
            before_removal: next.beforeRemoval ? json.encode(next.beforeRemoval) : null,
            updated_at: instant.encode(now),
          })
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .where('lease_owner', 'is', null)
          .where('content', '=', row.content)
          .where('warnings', '=', row.warnings)
          .returningAll()
          .executeTakeFirst()
        if (changed) return toGeneration(changed)
      }
    },

    /** Deletes failed generations, and keys, events and what Undo needs of finished ones, from before these instants. */
    async sweep({ keys, failures, events }: { keys: Date; failures: Date; events: Date }): Promise<void> {
      await db
        .deleteFrom('generations')
        .where('state', 'in', ['failed', 'stopped'])
        .where('content', 'is', null)
        .where('updated_at', '<', instant.encode(failures))
        .execute()
      await db
        .updateTable('generations')
        .set({ idempotency_key: null })
        .where('idempotency_key', 'is not', null)
        .where('created_at', '<', instant.encode(keys))
        .execute()
      await db
        .updateTable('generations')
        .set({ events: '[]', before_removal: null })
        .where((eb) => eb.or([eb('events', '<>', '[]'), eb('before_removal', 'is not', null)]))
        .where('lease_owner', 'is', null)
        .where('updated_at', '<', instant.encode(events))
        .execute()
    },
  }
}
