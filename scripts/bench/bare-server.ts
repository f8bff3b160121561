import BetterSqlite from 'better-sqlite3'
import fastify from 'fastify'

// The minimum for the same answer: Fastify, one prepared statement, no session, no schema.
const rows = JSON.parse(process.argv[2] ?? '[]') as object[]
const db = new BetterSqlite(':memory:')
db.exec('create table rows (body text)')
const insert = db.prepare('insert into rows values (?)')
for (const row of rows) insert.run(JSON.stringify(row))
const select = db.prepare<[], { body: string }>('select body from rows')
const app = fastify()
app.get('/', () => select.all().map((row) => JSON.parse(row.body) as object))
console.log(`ready: ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
