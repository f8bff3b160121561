import { type Kysely } from 'kysely'
import { instant } from '../../../../db/columns.ts'
import { type Database } from '../../../../db/schema/database.ts'

export type DeviceRepository = ReturnType<typeof createDeviceRepository>

export function createDeviceRepository(db: Kysely<Database>) {
  return {
    /** Whether the user has signed in from any device, and from this one, before. */
    async find(userId: string, tokenHash: string | undefined): Promise<{ any: boolean; this: boolean }> {
      const rows = await db.selectFrom('known_devices').select('token_hash').where('user_id', '=', userId).execute()
      return { any: rows.length > 0, this: rows.some((row) => row.token_hash === tokenHash) }
    },

    /** Remembers a device, or that it was seen again. */
    async save(device: { userId: string; tokenHash: string; userAgent: string; now: Date }): Promise<void> {
      const seen = { user_agent: device.userAgent, last_seen_at: instant.encode(device.now) }
      await db
        .insertInto('known_devices')
        .values({ user_id: device.userId, token_hash: device.tokenHash, ...seen })
        .onConflict((conflict) => conflict.columns(['user_id', 'token_hash']).doUpdateSet(seen))
        .execute()
    },

    /** Every device of a user, without what would stand for it. */
    async findAll(userId: string) {
      const rows = await db.selectFrom('known_devices').selectAll().where('user_id', '=', userId).execute()
      return rows.map((row) => ({ userAgent: row.user_agent, lastSeenAt: row.last_seen_at }))
    },

    async deleteByUser(userId: string): Promise<void> {
      await db.deleteFrom('known_devices').where('user_id', '=', userId).execute()
    },

    async deleteUnseenSince(then: Date): Promise<void> {
      await db.deleteFrom('known_devices').where('last_seen_at', '<', instant.encode(then)).execute()
    },
  }
}
