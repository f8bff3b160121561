import { type Kysely } from 'kysely'
import { instant } from '../../../../db/columns.ts'
import { type Database } from '../../../../db/schema/database.ts'

export type ImportHoldRepository = ReturnType<typeof createImportHoldRepository>

/** Who imports right now, of all servers: a hold like that of a conversation, which lapses when its process died. */
export function createImportHoldRepository(db: Kysely<Database>) {
  return {
    /** Takes the import of a user for `holder`, unless another one has held it since `lapsed`. Returns whether it is taken now. */
    async hold(userId: string, holder: string, now: Date, lapsed: Date): Promise<boolean> {
      const held = { held_by: holder, held_since: instant.encode(now) }
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('import_holds')
        .values({ user_id: userId, ...held })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet(held).where('import_holds.held_since', '<', instant.encode(lapsed)),
        )
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },

    /** Says that `holder` goes on. Returns false when it holds nothing any more. */
    async renew(userId: string, holder: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('import_holds')
        .set({ held_since: instant.encode(now) })
        .where('user_id', '=', userId)
        .where('held_by', '=', holder)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /** Gives back what `holder` holds. */
    async release(userId: string, holder: string): Promise<void> {
      await db.deleteFrom('import_holds').where('user_id', '=', userId).where('held_by', '=', holder).execute()
    },
  }
}
