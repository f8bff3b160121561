import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPostgres } from '../../db/postgres.ts'
import { openStorage } from './runtime/storage.ts'
import { startChildServer, startFailing, withFolder } from './testing/child-server.ts'
import { createTestApp } from './testing/test-app.ts'

const url = process.env['TEST_DATABASE_URL'] ?? ''

/** Removes everything from the database, including the table of migrations. */
async function emptyDatabase(): Promise<void> {
  const db = openPostgres(url)
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  await db.destroy()
}

/** A connection to the database that can be cut, as a restarting server cuts it, and restored. */
async function openWay() {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  const pass = (socket: Socket): void => {
    const there = connect(Number(target.port || 5432), target.hostname)
    for (const end of [socket, there]) {
      sockets.add(end)
      end
        .on('error', () => {})
        .on('close', () => {
          socket.destroy()
          there.destroy()
        })
    }
    socket.pipe(there).pipe(socket)
  }
  const listen = (port: number): Promise<Server> =>
    new Promise((resolve) => {
      const server = createServer(pass).listen(port, '127.0.0.1', () => resolve(server))
    })
  let server = await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const way = new URL(url)
  way.hostname = '127.0.0.1'
  way.port = String(port)
  const cut = async (): Promise<void> => {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return { url: way.href, cut, mend: async () => void (server = await listen(port)) }
}

describe.skipIf(url === '')('on PostgreSQL', () => {
  beforeEach(emptyDatabase)

  it('six restarts of the database cause only 503 with Retry-After while it is down', async () => {
    const way = await openWay()
    const storage = await openStorage({ database: { kind: 'postgres', url: way.url, pool: 3 }, dataDir: '' })
    const app = await createTestApp({ db: storage.db, storageProblem: storage.problem })
    const cookie = await app.signUp()
    const list = () => app.http.inject({ url: '/api/library?limit=1', headers: { cookie } })
    for (let round = 0; round < 6; round += 1) {
      const inUse = storage.db.transaction().execute((trx) => sql`select pg_sleep(60)`.execute(trx))
      const ended = expect(inUse).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
      expect((await list()).statusCode).toBe(200)
      await way.cut()
      await ended
      const answer = await list()
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
      expect(answer.json()).toMatchObject({ message: 'The server cannot reach its database. Try again in a moment.' })
      const typed = await app.http.inject({ url: '/trpc/subscription.status', headers: { cookie } })
      expect([typed.statusCode, typed.headers['retry-after']]).toEqual([503, '5'])
      expect((await app.http.inject('/readyz')).statusCode).toBe(503)
      await way.mend()
      expect((await list()).statusCode).toBe(200)
      expect((await app.http.inject('/readyz')).statusCode).toBe(200)
    }
    await app.close()
    await storage.close()
    await way.cut()
  })

  it('requests beyond the number of connections wait', async () => {
    const storage = await openStorage({ database: { kind: 'postgres', url, pool: 1 }, dataDir: '' })
    const app = await createTestApp({ db: storage.db })
    const cookie = await app.signUp()
    const save = (at: number) =>
      app.http.inject({
        method: 'POST',
        url: '/api/library',
        payload: { title: `t${at}`, content: `c${at}`, type: 'hook' },
        headers: { cookie },
      })
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => save(at)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    await app.close()
    await storage.close()
  })

  it('two servers that start at once on an empty database both serve, and one with another audio folder refuses to start', () =>
    withFolder(async (folder) => {
      const env = { DATABASE_URL: url, DATA_DIR: join(folder, 'shared') }
      const servers = await Promise.all([startChildServer(env), startChildServer(env)])
      const passwords = servers.map((server) => /password: (\S+)/u.exec(server.output())?.[1])
      expect(passwords[0]).toBe(passwords[1])
      for (const server of servers) expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
      const refused = await startFailing({ DATABASE_URL: url, DATA_DIR: join(folder, 'other') })
      expect(refused).toMatchObject({ code: 1, output: expect.stringMatching(/S3_BUCKET.*mount that one folder/u) })
      for (const server of servers) server.kill('SIGTERM')
      expect(await Promise.all(servers.map(({ exited }) => exited))).toEqual([0, 0])
    }))
})
