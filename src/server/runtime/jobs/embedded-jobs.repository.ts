import { type Kysely, sql } from 'kysely'
import { instant, json } from '../../../../db/columns.ts'
import { withoutSync } from '../../../../db/dialect.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { type JobKind } from './job-kinds.ts'
import { type DeadLetter, type JobCounts, type NewJob } from './jobs.port.ts'

/** A job that a process has claimed. */
export interface TakenJob {
  id: string
  kind: JobKind
  userId: string | null
  data: Record<string, string>
  /** Includes the current attempt. */
  attempts: number
}

/** The process that has a job, and the end of its lease. */
interface Holder {
  owner: string
  now: Date
  expiresAt: Date
}

/** The kind of rows with the next run of a schedule. */
const SCHEDULE = 'schedule'

/** Jobs in a table of the database. Writes about a job check its holder, so that a process changes no other's. */
export function createEmbeddedJobsRepository(db: Kysely<Database>) {
  const held = (id: string, owner: string) =>
    db.updateTable('jobs').where('id', '=', id).where('lease_owner', '=', owner)

  return {
    /** Adds a job, unless one with its key exists. */
    async insert(id: string, { kind, userId, data = {}, key, at }: NewJob, now: Date, executor = db): Promise<void> {
      await executor
        .insertInto('jobs')
        .values({
          id,
          kind,
          key: key ?? null,
          user_id: userId,
          data: json.encode(data),
          created_at: instant.encode(now),
          due_at: instant.encode(at ?? now),
        })
        .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
        .execute()
    },

    /** Claims due jobs of a kind that no process has, at most `limit`, in one statement, without `except`. */
    async claim(
      kind: JobKind,
      { owner, now, expiresAt }: Holder,
      limit: number,
      except: string[],
    ): Promise<TakenJob[]> {
      const at = instant.encode(now)
      const rows = await db
        .updateTable('jobs')
        .set((eb) => ({
          lease_owner: owner,
          lease_expires_at: instant.encode(expiresAt),
          attempts: eb('attempts', '+', 1),
        }))
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('jobs')
            .select('id')
            .where('kind', '=', kind)
            .where('failed_at', 'is', null)
            .where('due_at', '<=', at)
            .where((or) => or.or([or('lease_owner', 'is', null), or('lease_expires_at', '<=', at)]))
            .$if(except.length > 0, (query) => query.where('id', 'not in', except))
            .orderBy('due_at')
            .limit(limit),
        )
        .returning(['id', 'user_id as userId', 'data', 'attempts'])
        .execute()
      return rows.map((row) => ({ ...row, kind, data: json.decode<Record<string, string>>(row.data) }))
    },

    /**
     * Claims the due round of a schedule, and makes the next one due at `nextAt`, without waiting for the disk. Returns whether
     * this process has it.
     */
    async claimSchedule(id: string, { owner, now, expiresAt }: Holder, nextAt: Date): Promise<boolean> {
      const at = instant.encode(now)
      const taken = { due_at: instant.encode(nextAt), lease_owner: owner, lease_expires_at: instant.encode(expiresAt) }
      const { numInsertedOrUpdatedRows } = await withoutSync(db, (trx) =>
        trx
          .insertInto('jobs')
          .values({ id, kind: SCHEDULE, data: '{}', created_at: at, ...taken })
          .onConflict((conflict) =>
            conflict
              .column('id')
              .doUpdateSet(taken)
              .where('jobs.due_at', '<=', at)
              .where((or) => or.or([or('jobs.lease_owner', 'is', null), or('jobs.lease_expires_at', '<=', at)])),
          )
          .executeTakeFirst(),
      )
      return numInsertedOrUpdatedRows === 1n
    },

    /**
     * Renews claimed jobs, in one statement; an expired one too, unless another process has claimed it. Returns the
     * renewed ones.
     */
    async renew(ids: readonly string[], { owner, expiresAt }: Pick<Holder, 'owner' | 'expiresAt'>): Promise<string[]> {
      const rows = await db
        .updateTable('jobs')
        .set({ lease_expires_at: instant.encode(expiresAt) })
        .where('lease_owner', '=', owner)
        .where('id', 'in', ids)
        .returning('id')
        .execute()
      return rows.map(({ id }) => id)
    },

    /** Removes a finished job. */
    async delete(id: string, owner: string): Promise<void> {
      await db.deleteFrom('jobs').where('id', '=', id).where('lease_owner', '=', owner).execute()
    },

    async postpone(id: string, owner: string, dueAt: Date): Promise<void> {
      await held(id, owner)
        .set({ lease_owner: null, due_at: instant.encode(dueAt) })
        .execute()
    },

    /** Makes a job a dead letter, beside which another job with its key may be added. */
    async bury(id: string, owner: string, now: Date, failure: string): Promise<void> {
      await held(id, owner)
        .set({ lease_owner: null, key: null, failed_at: instant.encode(now), failure })
        .execute()
    },

    /** Releases a job without counting its attempt, which the stop of its process has cut off. */
    async giveBack(id: string, owner: string): Promise<void> {
      await held(id, owner)
        .set((eb) => ({ lease_owner: null, attempts: eb('attempts', '-', 1) }))
        .execute()
    },

    /** Releases the jobs of dead processes. */
    async freeAll(): Promise<void> {
      await db.updateTable('jobs').set({ lease_owner: null }).where('lease_owner', 'is not', null).execute()
    },

    async deleteByUser(userId: string): Promise<void> {
      await db.deleteFrom('jobs').where('user_id', '=', userId).execute()
    },

    async findDeadLetters(limit: number): Promise<DeadLetter[]> {
      const rows = await db
        .selectFrom('jobs')
        .select(['id', 'kind', 'user_id as userId', 'data', 'created_at as createdAt', 'failure'])
        .select(sql<string>`failed_at`.as('failedAt'))
        .where('failed_at', 'is not', null)
        .orderBy('failed_at')
        .limit(limit)
        .execute()
      return rows.map(({ data, createdAt, failedAt, failure, ...row }) => ({
        ...row,
        about: json.decode<{ about?: string }>(data).about ?? null,
        createdAt: instant.decode(createdAt),
        failedAt: instant.decode(failedAt),
        failure: failure ?? '',
      }))
    },

    async count(now: Date): Promise<JobCounts> {
      const { fn } = db
      const row = await db
        .selectFrom('jobs')
        .select([
          fn.count<number | string>('failed_at').as('dead'),
          fn
            .count<number | string>('id')
            .filterWhere('lease_owner', 'is not', null)
            .filterWhere('lease_expires_at', '>', instant.encode(now))
            .as('running'),
          fn.countAll<number | string>().as('all'),
        ])
        .where('kind', '<>', SCHEDULE)
        .executeTakeFirstOrThrow()
      const [dead, running] = [Number(row.dead), Number(row.running)]
      return { waiting: Number(row.all) - dead - running, running, dead }
    },

    /** Requeues one dead letter, or all, as if they were new. Returns their number. */
    async revive(now: Date, id?: string): Promise<number> {
      const { numUpdatedRows } = await db
        .updateTable('jobs')
        .set({ failed_at: null, failure: null, attempts: 0, due_at: instant.encode(now) })
        .where('failed_at', 'is not', null)
        .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },

    async deleteFailedBefore(then: Date): Promise<void> {
      await db.deleteFrom('jobs').where('failed_at', '<', instant.encode(then)).execute()
    },
  }
}
