import { type Kysely } from 'kysely'
import { z } from 'zod'
import { json } from '../../../../db/columns.ts'
import { compileOnce } from '../../../../db/compile-once.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { type SandboxObjectsTable } from '../../../../db/schema/sandbox-objects.ts'

const Kind = z.enum(['customer', 'user', 'clock', 'secret'])

/** A document of the payments sandbox, as its store port has it. */
interface SandboxObject {
  id: string
  kind: z.infer<typeof Kind>
  customerId: string | null
  data: unknown
  version: number
}

/** The sandbox's objects in the database; implements the port's store. */
export function createSandboxObjectRepository(db: Kysely<Database>) {
  const objectsBy = compileOnce(db, db.selectFrom('sandbox_objects').selectAll().where('id', '=', ''))

  return {
    async find(id: string): Promise<SandboxObject | undefined> {
      const [row] = await objectsBy(id)
      return row && toObject(row)
    },

    /** Every document of a kind, in no particular order. */
    async findAll(kind: SandboxObject['kind']): Promise<SandboxObject[]> {
      const rows = await db.selectFrom('sandbox_objects').selectAll().where('kind', '=', kind).execute()
      return rows.map(toObject)
    },

    /**
     * Writes a document in one statement where its version is still the one that was read; 0 is a new one. Returns
     * whether it was written.
     */
    async save({ id, kind, customerId, data, version }: SandboxObject): Promise<boolean> {
      if (version === 0) {
        const inserted = await db
          .insertInto('sandbox_objects')
          .values({ id, kind, customer_id: customerId, data: json.encode(data), version: 1 })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirst()
        return inserted.numInsertedOrUpdatedRows === 1n
      }
      const updated = await db
        .updateTable('sandbox_objects')
        .set({ kind, customer_id: customerId, data: json.encode(data), version: version + 1 })
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst()
      return updated.numUpdatedRows === 1n
    },

    async deleteByCustomer(customerId: string): Promise<void> {
      await db.deleteFrom('sandbox_objects').where('customer_id', '=', customerId).execute()
    },
  }
}

function toObject({ id, kind, customer_id: customerId, data, version }: SandboxObjectsTable): SandboxObject {
  return { id, kind: Kind.parse(kind), customerId, data: json.decode<unknown>(data), version }
}
