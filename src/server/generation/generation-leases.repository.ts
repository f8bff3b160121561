import { type Kysely } from 'kysely'
import { flag, instant, json } from '../../../db/columns.ts'
import { withoutSync } from '../../../db/dialect.ts'
import { type Database } from '../../../db/schema/database.ts'
import { type GenerationState, MOST_RESUMED } from '../../shared/features/generation/generations.constants.ts'
import { type GenerationFailure } from '../../shared/features/generation/generations.schema.ts'
import { type ResultExtras } from '../../shared/features/generation/generation.schema.ts'
import { type LoggedEvent } from './event-log.ts'
import { type Holder, type StoredGeneration, toGeneration } from './generation-row.ts'

/** The end of a generation. */
export interface GenerationEnd extends Pick<ResultExtras, 'sources' | 'warnings' | 'freeRewrite'> {
  state: Exclude<GenerationState, 'queued' | 'running'>
  /** Undefined leaves the content unchanged. */
  content?: { value: object; pieces: number } | undefined
  error?: GenerationFailure | undefined
  events: readonly LoggedEvent[]
  lastEvent: number
  /** Whether the same request may be repeated under its key. */
  isKeyFree: boolean
}

/** The tables of what a video can hold besides generations. */
const PIECES = ['conversations', 'library_items', 'speech_generations', 'voice_recordings', 'planner_entries'] as const

export type GenerationLeases = ReturnType<typeof createGenerationLeases>

/** The leases of generations. Every write checks the process. */
export function createGenerationLeases(db: Kysely<Database>) {
  const owned = (trx: Kysely<Database>, { id, owner }: { id: string; owner: string }) =>
    trx.updateTable('generations').where('id', '=', id).where('lease_owner', '=', owner)

  return {
    /**
     * Stores the progress of this process's generations, without waiting for the disk, and renews their leases. Returns
     * those that it still has, and whether their user has stopped them.
     */
    checkpoint: (
      { owner, until }: Holder,
      ids: readonly string[],
      grown: readonly { id: string; events: readonly LoggedEvent[]; lastEvent: number }[],
      now: Date,
    ): Promise<{ id: string; isStopping: boolean }[]> =>
      withoutSync(db, async (trx) => {
        for (const { id, events, lastEvent } of grown) {
          await owned(trx, { id, owner })
            .set({
              state: 'running',
              events: json.encode(events),
              last_event: lastEvent,
              updated_at: instant.encode(now),
            })
            .execute()
        }
        const rows = await trx
          .updateTable('generations')
          .set({ lease_expires_at: instant.encode(until) })
          .where('lease_owner', '=', owner)
          .where('id', 'in', ids)
          .returning(['id', 'is_stopping'])
          .execute()
        return rows.map(({ id, is_stopping: isStopping }) => ({ id, isStopping: flag.decode(isStopping) }))
      }),

    /**
     * Ends a generation of this process, in a transaction, and deletes the video that it started where that has nothing.
     * Returns false where its lease is lost.
     */
    async finish(
      trx: Kysely<Database>,
      key: { id: string; owner: string },
      end: GenerationEnd,
      now: Date,
    ): Promise<boolean> {
      const { state, content, error, events, lastEvent, isKeyFree, sources, warnings, freeRewrite } = end
      const { numUpdatedRows } = await owned(trx, key)
        .set({
          state,
          ...(content && { content: json.encode(content.value), pieces: content.pieces }),
          ...(sources && { sources: json.encode(sources) }),
          ...(warnings && { warnings: json.encode(warnings) }),
          ...(freeRewrite !== undefined && { free_rewrite: flag.encode(freeRewrite) }),
          ...(isKeyFree && { idempotency_key: null }),
          error: error ? json.encode(error) : null,
          events: json.encode(events),
          last_event: lastEvent,
          before_removal: null,
          is_stopping: 0,
          lease_owner: null,
          lease_expires_at: null,
          updated_at: instant.encode(now),
        })
        .executeTakeFirst()
      if (state !== 'done') await deleteEmptyVideo(trx, key.id)
      return numUpdatedRows === 1n
    },

    /** Releases a generation of which nothing was shown, so that another process writes it. */
    async release(key: { id: string; owner: string }): Promise<void> {
      await owned(db, key).set({ state: 'queued', lease_expires_at: '' }).execute()
    },

    /** Releases a generation that this process cannot continue; it may be taken over after `until`. */
    async postpone(key: { id: string; owner: string }, until: Date): Promise<void> {
      await owned(db, key)
        .set({ lease_expires_at: instant.encode(until) })
        .execute()
    },

    /** Takes over generations of dead processes. */
    async claimExpired({ owner, until }: Holder, now: Date, limit: number): Promise<StoredGeneration[]> {
      const expired = db
        .selectFrom('generations')
        .select('id')
        .where('lease_expires_at', '<', instant.encode(now))
        .limit(limit)
      const rows = await db
        .updateTable('generations')
        .set({ lease_owner: owner, lease_expires_at: instant.encode(until) })
        .where('id', 'in', expired)
        .where('lease_expires_at', '<', instant.encode(now))
        .returningAll()
        .execute()
      return rows.map(toGeneration)
    },

    /** Expires all leases, for a process that is alone on its database. */
    async expireAll(): Promise<void> {
      await db
        .updateTable('generations')
        .set({ lease_expires_at: '' })
        .where('lease_expires_at', 'is not', null)
        .execute()
    },

    /** Requests a stop from the process that writes a generation. Returns false where it is not running. */
    async requestStop(userId: string, id: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('generations')
        .set({ is_stopping: 1 })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('lease_owner', 'is not', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /** Requests a stop of everything that is written for a user, from the processes that write it. */
    async requestStopOfAll(userId: string): Promise<void> {
      await db
        .updateTable('generations')
        .set({ is_stopping: 1 })
        .where('user_id', '=', userId)
        .where('lease_owner', 'is not', null)
        .execute()
    },

    /** Restarts a generation that was cut short, in a transaction. Returns false where that is impossible. */
    async resume(
      trx: Kysely<Database>,
      { id, userId }: { id: string; userId: string },
      { events, lastEvent }: { events: readonly LoggedEvent[]; lastEvent: number },
      { owner, until }: Holder,
      now: Date,
    ): Promise<boolean> {
      const { numUpdatedRows } = await trx
        .updateTable('generations')
        .set((eb) => ({
          state: 'queued' as const,
          error: null,
          is_live: 1,
          resumed: eb('resumed', '+', 1),
          events: json.encode(events),
          last_event: lastEvent,
          lease_owner: owner,
          lease_expires_at: instant.encode(until),
          updated_at: instant.encode(now),
        }))
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('state', '=', 'stopped')
        .where('content', 'is not', null)
        .where('resumed', '<', MOST_RESUMED)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
  }
}

/** Deletes the video that a generation started, whose id it has, unless it was edited or has a piece or one under way. */
async function deleteEmptyVideo(trx: Kysely<Database>, id: string): Promise<void> {
  await trx
    .deleteFrom('videos')
    .where('id', '=', id)
    .where('user_id', '=', (eb) => eb.selectFrom('generations').select('user_id').where('id', '=', id))
    .whereRef('updated_at', '=', 'created_at')
    .where(({ and, not, exists, selectFrom }) =>
      and([
        ...PIECES.map((table) => not(exists(selectFrom(table).select('video_id').where('video_id', '=', id)))),
        not(
          exists(
            selectFrom('generations')
              .select('id')
              .where('video_id', '=', id)
              .where((eb) => eb.or([eb('content', 'is not', null), eb('lease_owner', 'is not', null)])),
          ),
        ),
      ]),
    )
    .execute()
}
