import { type Kysely } from 'kysely'
import { type Database } from '../../../db/schema/database.ts'

/** Values of the server itself, one per name, shared by all processes on one database. */
export function createServerStateRepository(db: Kysely<Database>) {
  async function find(name: string): Promise<string | undefined> {
    const row = await db.selectFrom('server_state').select('value').where('name', '=', name).executeTakeFirst()
    return row?.value
  }

  return {
    find,

    async set(name: string, value: string): Promise<void> {
      await db
        .insertInto('server_state')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute()
    },

    /** Stores a value unless there is one. Returns the stored one. */
    async setOnce(name: string, value: string): Promise<string> {
      await db
        .insertInto('server_state')
        .values({ name, value })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return (await find(name)) ?? value
    },

    async delete(name: string): Promise<void> {
      await db.deleteFrom('server_state').where('name', '=', name).execute()
    },
  }
}
