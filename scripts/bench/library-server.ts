import BetterSqlite from 'better-sqlite3'
import fastify from 'fastify'

interface Row {
  tags: string
  metadata: string | null
  isFavorite: number
}

// Fastify and one prepared statement on the same file: the newest items of a user, without session or schema.
const [, , file = '', email = ''] = process.argv
const db = new BetterSqlite(file, { readonly: true })
const select = db.prepare<[string, number], Row>(`
  select id, title, type, content, tags, is_favorite as isFavorite, folder, original_id as originalId, metadata,
    created_at as createdAt
  from library_items where user_id = (select id from users where email = ?) and deleted_at is null
  order by created_at desc, id desc limit ?`)
const app = fastify()
app.get<{ Querystring: { limit: string } }>('/', ({ query }) =>
  select.all(email, Number(query.limit)).map((row) => ({
    ...row,
    isFavorite: String(row.isFavorite === 1),
    tags: JSON.parse(row.tags) as unknown,
    metadata: row.metadata === null ? null : (JSON.parse(row.metadata) as unknown),
  })),
)
app.get<{ Querystring: { limit: string } }>('/columns', ({ query }) => select.all(email, Number(query.limit)))
console.log(`ready: ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
