import { type Kysely, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openEmptyPglite } from '../../src/server/testing/database/pglite.ts'
import { migrateTo, migrateUp } from '../migrate.ts'
import { type Database } from '../schema/database.ts'
import { openSqlite } from '../sqlite.ts'

describe.each([
  { dialect: 'SQLite', open: async () => openSqlite(':memory:').db },
  { dialect: 'PGlite', open: openEmptyPglite },
])('people of Firebase of before on $dialect', ({ open }) => {
  it('signed in when their newest session says, otherwise when the account was made', async () => {
    const db: Kysely<Database> = await open()
    await migrateTo(db, '0033-oidc')
    for (const [id, subject] of [
      ['u1', 'uid-1'],
      ['u2', 'uid-2'],
      ['u3', 'oidc:https://house.example noor'],
      ['u4', null],
    ])
      await sql`insert into users (id, email, email_key, display_name, provider, external_id, created_at)
        values (${id}, ${id}, ${id}, '', 'firebase', ${subject}, '2026-11-01T00:00:00.000Z')`.execute(db)
    for (const day of ['05', '07', '06'])
      await sql`insert into sessions (id, user_id, token_hash, user_agent, created_at, last_seen_at, expires_at, valid_since)
        values (${day}, 'u1', ${day}, '', '', '', '', ${`2026-11-${day}T00:00:00.000Z`})`.execute(db)
    await migrateUp(db)
    const rows = await db.selectFrom('users').select('provider_valid_since as since').orderBy('id').execute()
    expect(rows.map(({ since }) => since)).toEqual(['2026-11-07T00:00:00.000Z', '2026-11-01T00:00:00.000Z', null, null])
  })
})
