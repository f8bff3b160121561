import fastify from 'fastify'
import pg from 'pg'

interface Row {
  tags: string
  metadata: string | null
  isFavorite: number
}

// Fastify and one query by `pg` on the same rows, without a session or a schema.
const [, , url = '', email = ''] = process.argv
const pool = new pg.Pool({ connectionString: url, max: 10 })
const ITEMS = `
  select id, title, type, content, tags, is_favorite as "isFavorite", folder, original_id as "originalId", metadata,
    created_at as "createdAt"
  from library_items where user_id = (select id from users where email = $1) and deleted_at is null
  order by created_at desc, id desc limit $2`
const app = fastify()
app.get<{ Querystring: { limit: string } }>('/items', async ({ query }) => {
  const { rows } = await pool.query<Row>(ITEMS, [email, Number(query.limit)])
  return rows.map((row) => ({
    ...row,
    isFavorite: row.isFavorite === 1,
    tags: JSON.parse(row.tags) as unknown,
    metadata: row.metadata === null ? null : (JSON.parse(row.metadata) as unknown),
  }))
})
console.log(`ready: ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
