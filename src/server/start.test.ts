import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { migrateUp } from '../../db/migrate.ts'
import { openSqlite } from '../../db/sqlite.ts'
import { insertUser } from './testing/database/insert-user.ts'
import { post, signUp } from './testing/child-calls.ts'
import { runScript, startChildServer, startFailing, withFolder } from './testing/child-server.ts'
import { refusedStart } from './testing/refused-start.ts'
import { parseCookie } from './testing/test-app.ts'

describe('a start that is refused', () => {
  it('says every wrong variable at once and exits 1', async () => {
    const { code, output } = await startFailing({ PORT: 'x', LOG_LEVEL: 'loud', NODE_ENV: 'production' })
    expect(code).toBe(1)
    expect(output).toMatch(/PORT[^]*LOG_LEVEL[^]*ALLOW_EMBEDDED/)
    expect(output).not.toMatch(/ at .*:\d+:\d+/)
  })

  it('says in one line that the port is in use', () =>
    withFolder(async (folder) => {
      const other = createServer()
      await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
      const port = String((other.address() as AddressInfo).port)
      const { code, output } = await refusedStart({ DATA_DIR: folder, PORT: port })
      expect(code).toBe(1)
      expect(output).toContain(`Port ${port} is in use. Stop the other program, or set another PORT.`)
      other.close()
    }))

  it('says in one line that DATA_DIR cannot be written', () =>
    withFolder(async (folder) => {
      const file = join(folder, 'a-file')
      writeFileSync(file, '')
      const { code, output } = await refusedStart({ DATA_DIR: join(file, 'data') })
      expect(code).toBe(1)
      expect(output).toMatch(/DATA_DIR .* cannot be written/)
    }))

  it.skipIf(process.platform !== 'linux')('says in one line that a folder cannot be created', async () => {
    const { code, output } = await refusedStart({ DATA_DIR: '/proc/none/data' })
    expect(code).toBe(1)
    expect(output).toMatch(/DATA_DIR .* cannot be written/)
  })

  it('says in one line that a table is missing', () =>
    withFolder(async (folder) => {
      const { db } = openSqlite(join(folder, 'hookline.sqlite'))
      await migrateUp(db)
      await sql`drop table sessions`.execute(db)
      await db.destroy()
      const { code, output } = await refusedStart({ DATA_DIR: folder })
      expect(code).toBe(1)
      expect(output).toContain('The database cannot be used (no such table: sessions). Restore a backup')
      expect(output).not.toMatch(/ at .*:\d+:\d+/)
    }))

  it.skipIf(process.getuid?.() === 0)('says in one line that the database cannot be written', () =>
    withFolder(async (folder) => {
      const file = join(folder, 'hookline.sqlite')
      const { db } = openSqlite(file)
      await migrateUp(db)
      await db.destroy()
      chmodSync(folder, 0o500)
      chmodSync(file, 0o400)
      const { code, output } = await refusedStart({ DATA_DIR: folder })
      chmodSync(folder, 0o700)
      expect(code).toBe(1)
      expect(output).toMatch(/cannot be written/)
      expect(output).not.toMatch(/ at .*:\d+:\d+/)
    }),
  )

  it('refuses to run without plans while a subscription at Stripe goes on', () =>
    withFolder(async (folder) => {
      const { db } = openSqlite(join(folder, 'hookline.sqlite'))
      await migrateUp(db)
      await insertUser(db)
      const row = {
        id: 'sub_1',
        user_id: 'u1',
        customer_id: 'cus_1',
        plan: 'monthly' as const,
        status: 'active' as const,
        period_start: new Date().toISOString(),
        period_end: new Date(Date.now() + 60_000).toISOString(),
        cancel_at_period_end: 0,
        next_amount_cents: 1999,
        revoked: 0,
        past_due_since: null,
        created_at: new Date().toISOString(),
      }
      const over = { status: 'canceled' as const, account: 'stripe:live' }
      const rows = [
        { ...row, account: 'stripe:live' },
        { ...row, id: 'sub_2', account: 'sandbox' },
        { ...row, ...over, id: 'sub_3' },
        { ...row, id: 'sub_4', account: 'stripe:test' },
      ]
      await db.insertInto('subscriptions').values(rows).execute()
      await db.destroy()
      const { code, output } = await refusedStart({ DATA_DIR: folder, PLANS: 'off' })
      expect(code).toBe(1)
      expect(output).toContain('PLANS is off, but a subscription at Stripe goes on: people would pay for nothing.')
    }))

  it('refuses a database that is newer than the code, and does not change it', () =>
    withFolder(async (folder) => {
      const { db } = openSqlite(join(folder, 'hookline.sqlite'))
      await migrateUp(db)
      await sql`insert into kysely_migration (name, timestamp) values ('9999-future', 'now')`.execute(db)
      await db.destroy()
      const { code, output } = await refusedStart({ DATA_DIR: folder })
      expect(code).toBe(1)
      expect(output).toContain('newer than this version of Hookline (it knows 9999-future)')
    }))

  it('says in one line that PostgreSQL cannot be reached', () =>
    withFolder(async (folder) => {
      const { code, output } = await refusedStart({ DATA_DIR: folder, DATABASE_URL: 'postgres://127.0.0.1:1/none' })
      expect(code).toBe(1)
      expect(output).toMatch(/PostgreSQL at 127\.0\.0\.1:1 cannot be reached .*correct DATABASE_URL/)
    }))
})

describe.concurrent('start', () => {
  it('makes database, log and copies readable by their owner only, and cleans up after a killed server', () =>
    withFolder(async (folder) => {
      const [file, copy] = ['hookline.sqlite', 'backups/hookline-2026-01-01T00-00-00-000Z.sqlite']
      const left = `hookline-received-${hostname()}-${spawnSync(process.execPath, ['--version']).pid}-a1B2c3`
      mkdirSync(join(folder, 'backups'))
      mkdirSync(join(folder, left))
      for (const name of [file, copy]) writeFileSync(join(folder, name), '', { mode: 0o644 })
      chmodSync(folder, 0o755)
      const server = await startChildServer({ DATA_DIR: folder, TMPDIR: folder, OPENAI_APIKEY: 'k' })
      await signUp(server)
      expect(server.output()).toContain("OPENAI_APIKEY is no variable of Hookline's. Did you mean OPENAI_API_KEY?")
      const { output } = await runScript('scripts/backup.ts', { DATA_DIR: folder })
      const made = /Backup written and checked: (.*)/.exec(output)?.[1] ?? ''
      const modes = [file, `${file}-wal`, `${file}-shm`, copy].map((name) => join(folder, name)).concat(made)
      expect(modes.map((path) => (statSync(path).mode & 0o777).toString(8))).toEqual(modes.map(() => '600'))
      expect(readdirSync(folder)).not.toContain(left)
      server.kill('SIGTERM')
      expect(await server.exited).toBe(0)
    }))

  it('prints address, providers and the demo account at every start, which can sign in and is filled once', () =>
    withFolder(async (folder) => {
      const passwords: (string | undefined)[] = []
      for (const _round of [1, 2]) {
        const server = await startChildServer({ DATA_DIR: folder })
        expect(server.output()).toMatch(/identity.*own accounts[^]*text[^]*database.*SQLite/)
        const password = /demo@hookline\.example {2}password: (\S+)/.exec(server.output())?.[1] ?? ''
        passwords.push(password)
        const login = await post(`${server.url}/api/auth/login`, '', { email: 'demo@hookline.example', password })
        expect(login.status).toBe(200)
        const cookie = parseCookie(login.headers.getSetCookie())
        const plan = await fetch(`${server.url}/api/subscription/status`, { headers: { cookie } })
        expect(await plan.json()).toMatchObject({ hasActiveSubscription: true, plan: 'yearly', status: 'active' })
        const scripts = async () =>
          (await (await fetch(`${server.url}/api/scripts/recent`, { headers: { cookie } })).json()) as unknown[]
        // Its content is created in the background, and once.
        let written = await scripts()
        while (written.length === 0) written = await scripts()
        expect(written).toHaveLength(5)
        server.kill('SIGTERM')
        expect(await server.exited).toBe(0)
      }
      expect(passwords[0]).toBe(passwords[1])
    }))

  it('with the lines of docs/host.md lets no stranger register or spend, and its owner in', () =>
    withFolder(async (folder) => {
      const [, line = ''] = /^(NODE_ENV=production .*) npm start$/mu.exec(readFileSync('docs/host.md', 'utf8')) ?? []
      const env = Object.fromEntries(line.split(' ').map((part) => part.split('=') as [string, string]))
      expect(env).toMatchObject({ HOST: '127.0.0.1', PUBLIC_URL: 'https://hooks.example' })
      const port = String(await findFreePort())
      const url = `http://127.0.0.1:${port}`
      const server = await startChildServer({ ...env, PORT: port, DATA_DIR: folder, OPENAI_API_KEY: 'k' })
      expect(server.output()).not.toContain('Demo account')
      const credentials = { email: 'stranger@example.com', password: 'a long enough secret' }
      const tries: [path: string, payload: object, status: number][] = [
        ['/api/auth/register', credentials, 403],
        ['/api/auth/login', credentials, 401],
        ['/trpc/auth.demo', {}, 404],
        ['/trpc/subscription.sandbox.startGuestCheckout', { plan: 'yearly' }, 404],
        ['/api/create-subscription', { plan: 'yearly' }, 404],
        ['/api/hooks/generate', { topic: 'bread' }, 401],
      ]
      for (const [path, payload, status] of tries)
        expect([path, (await post(url + path, '', payload)).status]).toEqual([path, status])

      const links = () => [...server.output().matchAll(/https:\/\/hooks\.example\/owner\?token=(\S+)/gu)]
      const invite = links()[0]?.[1]
      const owner = { ...credentials, email: 'owner@example.com', invite }
      expect((await post(`${url}/api/auth/register`, '', owner)).status).toBe(201)
      expect((await post(`${url}/api/auth/register`, '', { ...credentials, invite })).status).toBe(403)
      server.kill('SIGTERM')
      expect(await server.exited).toBe(0)
      const again = await startChildServer({ ...env, DATA_DIR: folder })
      expect(again.output()).not.toContain('/owner?token=')
      again.kill('SIGTERM')
      expect(await again.exited).toBe(0)
    }))
})

async function findFreePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}
