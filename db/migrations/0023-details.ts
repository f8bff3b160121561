import { type Kysely } from 'kysely'

const WITH_DETAILS = ['hook_generations', 'script_generations', 'caption_generations', 'conversations'] as const

/** JSON lists: the creator's own facts, stored with the result; the other hooks of the hook that is refined. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of WITH_DETAILS) {
    await db.schema
      .alterTable(table)
      .addColumn('details', 'text', (c) => c.notNull().defaultTo('[]'))
      .execute()
  }
  await db.schema
    .alterTable('conversations')
    .addColumn('siblings', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('conversations').dropColumn('siblings').execute()
  for (const table of WITH_DETAILS) await db.schema.alterTable(table).dropColumn('details').execute()
}
