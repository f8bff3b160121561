import { type Kysely, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openEmptyPglite } from '../../src/server/testing/database/pglite.ts'
import { migrateTo, migrateUp } from '../migrate.ts'
import { type Database } from '../schema/database.ts'
import { openSqlite } from '../sqlite.ts'

const PEOPLE = 1_003

describe.each([
  { dialect: 'SQLite', open: async () => openSqlite(':memory:').db },
  { dialect: 'PGlite', open: openEmptyPglite },
])('people of before on $dialect', ({ open }) => {
  it('are found by their names in any case, and were seen when their newest session was used', async () => {
    const db: Kysely<Database> = await open()
    await migrateTo(db, '0031-registration')
    for (let at = 0; at < PEOPLE; at += 1)
      await sql`insert into users (id, email, email_key, display_name, provider, created_at)
        values (${`u${at}`}, ${`u${at}@b.example`}, ${`u${at}@b.example`}, ${`ÖZGE ${at}`}, 'email', '2026-01-01')`.execute(
        db,
      )
    for (const day of ['01', '03', '02'])
      await sql`insert into sessions (id, user_id, token_hash, user_agent, created_at, last_seen_at, expires_at)
        values (${day}, 'u1', ${day}, '', '2026-11-01', ${`2026-11-${day}T00:00:00.000Z`}, '2026-12-31')`.execute(db)
    await migrateUp(db)
    const people = await db.selectFrom('users').select(['id', 'name_key', 'last_seen_at', 'blocked_at']).execute()
    expect(people.filter(({ id, name_key: key }) => key !== `özge ${id.slice(1)}`)).toEqual([])
    expect(people).toHaveLength(PEOPLE)
    expect(people.find(({ id }) => id === 'u1')?.last_seen_at).toBe('2026-11-03T00:00:00.000Z')
    expect(people.find(({ id }) => id === 'u2')).toMatchObject({ last_seen_at: null, blocked_at: null })
  })
})
