import { type Kysely } from 'kysely'
import { instant } from '../../../../../db/columns.ts'
import { inTransaction } from '../../../../../db/dialect.ts'
import { type Database } from '../../../../../db/schema/database.ts'
import { type InTransaction } from '../../../../../db/transaction.ts'
import { emailKey } from '../../../../shared/features/auth/auth.rules.ts'

export type DeviceRepository = ReturnType<typeof createDeviceRepository>

export function createDeviceRepository(db: Kysely<Database>) {
  return {
    /** Whether the user has signed in from this device before. */
    async has(userId: string, tokenHash: string): Promise<boolean> {
      const row = await db
        .selectFrom('known_devices')
        .select('user_id')
        .where('user_id', '=', userId)
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Whether the account with this address has signed in from this device before. */
    async hasByEmail(email: string, tokenHash: string): Promise<boolean> {
      const row = await db
        .selectFrom('known_devices')
        .innerJoin('users', 'users.id', 'known_devices.user_id')
        .select('users.id')
        .where('users.email_key', '=', emailKey(email))
        .where('known_devices.token_hash', '=', tokenHash)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Stores a device, or the time it was last seen. `also` runs in the same transaction. */
    save: (
      device: { userId: string; tokenHash: string; userAgent: string; now: Date },
      also?: InTransaction,
    ): Promise<void> =>
      inTransaction(db, async (trx) => {
        const seen = { user_agent: device.userAgent, last_seen_at: instant.encode(device.now) }
        await trx
          .insertInto('known_devices')
          .values({ user_id: device.userId, token_hash: device.tokenHash, ...seen })
          .onConflict((conflict) => conflict.columns(['user_id', 'token_hash']).doUpdateSet(seen))
          .execute()
        await also?.(trx)
      }),

    async findUserAgent(userId: string, tokenHash: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('known_devices')
        .select('user_agent')
        .where('user_id', '=', userId)
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst()
      return row?.user_agent
    },

    /** Every device of a user, without its token's hash. */
    async findAll(userId: string) {
      const rows = await db.selectFrom('known_devices').selectAll().where('user_id', '=', userId).execute()
      return rows.map((row) => ({ userAgent: row.user_agent, lastSeenAt: row.last_seen_at }))
    },

    /** Deletes all but the `keep` most recently seen devices of a user. */
    async deleteBeyond(userId: string, keep: number): Promise<void> {
      await db
        .deleteFrom('known_devices')
        .where('user_id', '=', userId)
        .where('token_hash', 'in', (eb) =>
          eb
            .selectFrom('known_devices as old')
            .select('old.token_hash')
            .where('old.user_id', '=', userId)
            .orderBy('old.last_seen_at', 'desc')
            .limit(1_000)
            .offset(keep),
        )
        .execute()
    },

    async deleteUnseenSince(then: Date): Promise<void> {
      await db.deleteFrom('known_devices').where('last_seen_at', '<', instant.encode(then)).execute()
    },
  }
}
