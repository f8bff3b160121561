import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrateTo, migrateUp } from '../migrate.ts'
import { openSqlite } from '../sqlite.ts'

const WHEN = '2026-11-20T12:00:00.000Z'

it('makes existing items searchable by their readable text', async () => {
  const { db } = openSqlite(':memory:')
  await migrateTo(db, '0010-planner')
  await sql`insert into users (id, email, email_key, display_name, provider, created_at)
    values ('u1', 'u', 'u', 'u', 'email', ${WHEN})`.execute(db)
  const contents = [
    'ΣΊΣΥΦΟΣ e\u0301\u001F',
    '{"caption":"A LOAF","hashtags":["#Bread",1]}',
    '{"hook":"Stop"}',
    '{no JSON',
  ]
  for (const [index, content] of contents.entries()) {
    await sql`insert into library_items (id, user_id, title, type, content, content_hash, tags, is_favorite, created_at, updated_at)
      values (${`i${index}`}, 'u1', 'Title', 'hook', ${content}, ${index}, '["TikTok"]', 0, ${WHEN}, ${WHEN})`.execute(
      db,
    )
  }
  await migrateUp(db)
  const rows = await db.selectFrom('library_search').select('text').orderBy('item_id').execute()
  expect(rows.map(({ text }) => text.split('\u001F'))).toEqual(
    ['σίσυφοσ é ', 'a loaf\n\n#bread', '{"hook":"stop"}', '{no json'].map((content) => ['title', content, 'tiktok']),
  )
})
