import { copyFileSync, renameSync, rmSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openStorage, sqliteFile } from './storage.ts'
import { withFolder } from '../testing/child-server.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

/** Opens a server on a database file, and passes the file's path. */
function withServer(work: (app: TestApp, file: string) => Promise<void>): Promise<void> {
  return withFolder(async (dataDir) => {
    const storage = await openStorage({ database: { kind: 'sqlite' }, dataDir })
    const app = await createTestApp({ db: storage.db, storageProblem: storage.problem })
    await work(app, sqliteFile(dataDir))
    await app.close()
    await storage.close()
  })
}

/** Limits the database to its current size plus so many pages. */
async function leavePages(app: TestApp, more: number): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(app.db)
  await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + more)}`.execute(app.db)
}

const ready = async (app: TestApp) => {
  const response = await app.http.inject('/readyz')
  return [response.statusCode, response.json<{ message?: string }>().message]
}

describe('a full disk', () => {
  const item = { title: 'Bread', content: 'x'.repeat(90_000), type: 'hook' }
  const FULL = "Not saved: the server's disk is full. Ask the person who runs it to make room."

  it('is reported by both transports, and by readyz until there is space again', () =>
    withServer(async (app) => {
      const cookie = await app.signUp()
      const save = () => app.http.inject({ method: 'POST', url: '/api/library', payload: item, headers: { cookie } })
      await leavePages(app, 1)
      expect(await ready(app)).toEqual([200, undefined])
      const failed = await save()
      expect([failed.statusCode, failed.json<{ message: string }>().message]).toEqual([507, FULL])
      const typed = await app.http.inject({
        method: 'POST',
        url: '/trpc/library.save',
        payload: item,
        headers: { cookie },
      })
      expect(typed.statusCode).toBe(507)
      expect(typed.json()).toMatchObject({ error: { message: FULL, data: { httpStatus: 507 } } })
      expect(await ready(app)).toEqual([503, 'Not ready: the disk is full'])
      // Reading continues, also for a session that is due to be extended.
      await leavePages(app, 0)
      await app.clock.advance(2 * 60 * 60_000)
      expect((await app.http.inject({ url: '/api/library', headers: { cookie } })).statusCode).toBe(200)
      await leavePages(app, 10_000)
      expect(await ready(app)).toEqual([200, undefined])
      expect((await save()).statusCode).toBe(201)
    }))
})

describe('a database file that was replaced', () => {
  it.each([
    ['removed', (file: string) => rmSync(file)],
    [
      'replaced',
      (file: string) => {
        copyFileSync(file, `${file}.copy`)
        renameSync(`${file}.copy`, file)
      },
    ],
  ])('is reported by readyz: %s', (_how, change) =>
    withServer(async (app, file) => {
      expect(await ready(app)).toEqual([200, undefined])
      change(file)
      expect(await ready(app)).toEqual([503, expect.stringContaining('the database file was removed or replaced')])
    }),
  )
})

describe('a database that cannot be reached', () => {
  it('is reported by readyz, after some seconds where it does not answer at all', async () => {
    const away = await createTestApp({ storageProblem: async () => 'the database does not answer' })
    expect(await ready(away)).toEqual([503, 'Not ready: the database does not answer'])
    const silent = await createTestApp({ storageProblem: () => new Promise(() => {}) })
    const asked = ready(silent)
    while (silent.clock.sleepers() === 0) await new Promise((resolve) => setImmediate(resolve))
    await silent.clock.advance(4_000)
    expect(await asked).toEqual([503, 'Not ready: the database does not answer'])
  })
})
