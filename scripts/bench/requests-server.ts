import { createHash } from 'node:crypto'
import BetterSqlite from 'better-sqlite3'
import fastify from 'fastify'

interface Row {
  [column: string]: unknown
  tags: string
  metadata: string | null
  isFavorite: number
}

// Bare twins of the measured requests: Fastify and one prepared statement each on the same file, without a schema.
const [, , file = '', email = ''] = process.argv
const db = new BetterSqlite(file, { readonly: true })
const user = '(select id from users where email = ?)'
const items = db.prepare<[string, number], Row>(`
  select id, title, type, content, tags, is_favorite as isFavorite, folder, original_id as originalId, metadata,
    created_at as createdAt
  from library_items where user_id = ${user} and deleted_at is null
  order by created_at desc, id desc limit ?`)
const generations = db.prepare<[string], { id: string; input: string; content: string; createdAt: string }>(`
  select id, input, content, created_at as createdAt from generations
  where user_id = ${user} and tool = 'hooks' and content is not null order by created_at desc, id desc limit 10`)
const entries = db.prepare<[string]>(`
  select entry.id, library_item_id as libraryItemId, entry.platform, entry.scheduled_at as scheduledDate,
    entry.description, entry.status, item.title, item.type, entry.created_at as createdAt
  from planner_entries as entry join library_items as item on item.id = entry.library_item_id
  where entry.user_id = ${user} and item.deleted_at is null order by entry.scheduled_at, entry.id limit 100`)
const sessions = db.prepare<[string]>(`
  select users.* from sessions join users on users.id = sessions.user_id where sessions.token_hash = ?`)

const app = fastify()
app.get<{ Querystring: { limit: string } }>('/items', ({ query }) =>
  items.all(email, Number(query.limit)).map((row) => ({
    ...row,
    isFavorite: row.isFavorite === 1,
    tags: JSON.parse(row.tags) as unknown,
    metadata: row.metadata === null ? null : (JSON.parse(row.metadata) as unknown),
  })),
)
app.get('/recent', () =>
  generations.all(email).map(({ input, content, ...row }) => ({
    ...row,
    ...(JSON.parse(input) as object),
    ...(JSON.parse(content) as object),
  })),
)
app.get('/planner', () => entries.all(email))
app.get('/session', ({ headers }) => {
  const token = /hookline_session=([^;]+)/u.exec(headers.cookie ?? '')?.[1] ?? ''
  return sessions.get(createHash('sha256').update(token).digest('hex')) ?? { user: null }
})
console.log(`ready: ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
