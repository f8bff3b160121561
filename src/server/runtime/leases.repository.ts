import { type Kysely } from 'kysely'
import { instant } from '../../../db/columns.ts'
import { isSqlite, withoutSync } from '../../../db/dialect.ts'
import { type Database } from '../../../db/schema/database.ts'

/** What is leased, and by which process. */
export interface LeaseKey {
  userId: string
  resource: string
  owner: string
}

export type LeasesRepository = ReturnType<typeof createLeasesRepository>

/**
 * Leases of all processes on one database. Each statement names its owner, so that a process touches no other's. None waits for the
 * disk: a crash of the machine ends the processes as well.
 */
export function createLeasesRepository(db: Kysely<Database>) {
  const within = <Result>(trx: Kysely<Database> | undefined, work: (trx: Kysely<Database>) => Promise<Result>) =>
    trx ? work(trx) : withoutSync(db, work)
  return {
    /** Takes a lease, in one statement, unless one that has not expired at `now` is there. Returns whether it was taken. */
    async insert(
      { userId, resource, owner }: LeaseKey,
      now: Date,
      expiresAt: Date,
      executor?: Kysely<Database>,
    ): Promise<boolean> {
      const taken = { lease_owner: owner, expires_at: instant.encode(expiresAt) }
      const { numInsertedOrUpdatedRows } = await within(executor, (trx) =>
        trx
          .insertInto('leases')
          .values({ resource, user_id: userId, ...taken })
          .onConflict((conflict) =>
            conflict.column('resource').doUpdateSet(taken).where('leases.expires_at', '<=', instant.encode(now)),
          )
          .executeTakeFirstOrThrow(),
      )
      return numInsertedOrUpdatedRows === 1n
    },

    /** Renews leases of an owner, in one statement; an expired one too, where no other has taken it. Returns those it has. */
    async renew(owner: string, resources: readonly string[], expiresAt: Date): Promise<string[]> {
      const rows = await within(undefined, (trx) =>
        trx
          .updateTable('leases')
          .set({ expires_at: instant.encode(expiresAt) })
          .where('lease_owner', '=', owner)
          .where('resource', 'in', resources)
          .returning('resource')
          .execute(),
      )
      return rows.map(({ resource }) => resource)
    },

    /**
     * Whether the owner has the lease, for the transaction `trx`: on PostgreSQL it locks the row, so that no other takes it over
     * before the end; on SQLite no other writes until then.
     */
    async isOwned(trx: Kysely<Database>, { resource, owner }: LeaseKey): Promise<boolean> {
      const row = await trx
        .selectFrom('leases')
        .select('resource')
        .where('resource', '=', resource)
        .where('lease_owner', '=', owner)
        .$if(!isSqlite(trx), (query) => query.forUpdate())
        .executeTakeFirst()
      return row !== undefined
    },

    /** Gives back a lease of an owner; nothing happens where it is another's by now. */
    async delete({ resource, owner }: LeaseKey, executor?: Kysely<Database>): Promise<void> {
      await within(executor, (trx) =>
        trx.deleteFrom('leases').where('resource', '=', resource).where('lease_owner', '=', owner).execute(),
      )
    },

    /** Gives back all leases of an owner. */
    async deleteByOwner(owner: string): Promise<void> {
      await db.deleteFrom('leases').where('lease_owner', '=', owner).execute()
    },

    /** Drops leases of others that expired before `before`. */
    async deleteExpired(before: Date, owner: string): Promise<void> {
      await db
        .deleteFrom('leases')
        .where('expires_at', '<', instant.encode(before))
        .where('lease_owner', '<>', owner)
        .execute()
    },

    /** Drops every lease, whosever it is. */
    async deleteAll(): Promise<void> {
      await db.deleteFrom('leases').execute()
    },
  }
}
