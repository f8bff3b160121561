import { type Kysely } from 'kysely'
import { instant } from '../../../db/columns.ts'
import { isSqlite, withoutSync } from '../../../db/dialect.ts'
import { type Database } from '../../../db/schema/database.ts'

/** A leased resource and its process. */
export interface LeaseKey {
  userId: string
  resource: string
  owner: string
}

export type LeasesRepository = ReturnType<typeof createLeasesRepository>

/**
 * Leases of all processes on one database. Each statement checks the owner, so that a process changes no other's. No
 * statement waits for the disk, because a crash of the machine ends the processes too.
 */
export function createLeasesRepository(db: Kysely<Database>) {
  const within = <Result>(trx: Kysely<Database> | undefined, work: (trx: Kysely<Database>) => Promise<Result>) =>
    trx ? work(trx) : withoutSync(db, work)
  return {
    /** Takes a lease in one statement, unless there is one that has not expired at `now`. Returns whether it was taken. */
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

    /**
     * Renews an owner's leases in one statement; an expired one too, unless another process has taken it. Returns the
     * renewed ones.
     */
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
     * Whether the owner has the lease, in the transaction `trx`. On PostgreSQL it locks the row, so that no other
     * process takes the lease before the end; on SQLite no other process writes until then.
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

    /** Deletes an owner's lease; does nothing where another process has it. */
    async delete({ resource, owner }: LeaseKey, executor?: Kysely<Database>): Promise<void> {
      await within(executor, (trx) =>
        trx.deleteFrom('leases').where('resource', '=', resource).where('lease_owner', '=', owner).execute(),
      )
    },

    /** Deletes the lease of a resource, whichever process has it. */
    async revoke(resource: string): Promise<void> {
      await db.deleteFrom('leases').where('resource', '=', resource).execute()
    },

    /** Deletes all leases of an owner. */
    async deleteByOwner(owner: string): Promise<void> {
      await db.deleteFrom('leases').where('lease_owner', '=', owner).execute()
    },

    /** Deletes other owners' leases that expired before `before`. */
    async deleteExpired(before: Date, owner: string): Promise<void> {
      await db
        .deleteFrom('leases')
        .where('expires_at', '<', instant.encode(before))
        .where('lease_owner', '<>', owner)
        .execute()
    },

    /** Deletes every lease of every process. */
    async deleteAll(): Promise<void> {
      await db.deleteFrom('leases').execute()
    },
  }
}
