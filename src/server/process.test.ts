import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { migrateUp } from '../../db/migrate.ts'
import { openSqlite } from '../../db/sqlite.ts'
import { type ChildServer, runScript, startChildServer, startFailing, withFolder } from './testing/child-server.ts'
import { cookieOf, TEST_PASSWORD } from './testing/test-app.ts'

async function signUp(server: ChildServer): Promise<string> {
  const response = await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'noor@example.com', password: TEST_PASSWORD }),
  })
  return cookieOf(response.headers.getSetCookie())
}

const post = (url: string, cookie: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) })

const usedPrompts = async (server: ChildServer, cookie: string) => {
  const response = await fetch(`${server.url}/trpc/subscription.usage`, { headers: { cookie } })
  const body = (await response.json()) as { result: { data: { prompts: { used: number } } } }
  return body.result.data.prompts.used
}

/** What the demo account has not written about. */
const TOPIC = 'cooking for one'

/** Begins to write hooks as the browser does. Resolves with the first of them in hand. */
async function openStream(server: ChildServer, cookie: string) {
  const response = await fetch(`${server.url}/trpc/hooks.stream?batch=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'trpc-accept': 'application/jsonl', cookie },
    body: JSON.stringify({ 0: { topic: TOPIC } }),
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  for (let seen = ''; !seen.includes('"type":"hook"');) seen += (await reader?.read())?.value ?? ''
  return {
    readToEnd: async () => {
      while ((await reader?.read())?.done === false);
    },
    leave: () => reader?.cancel(),
  }
}

/** An AI server that takes requests and never answers. Resolves `asked` with the first of them. */
async function silentProvider() {
  let seen = () => {}
  const asked = new Promise<void>((resolve) => (seen = resolve))
  const server = createServer(() => seen())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}/v1`, asked, close }
}

describe.concurrent('start', () => {
  it('says every wrong variable at once and exits 1', async () => {
    const { code, output } = await startFailing({ PORT: 'x', LOG_LEVEL: 'loud', NODE_ENV: 'production' })
    expect(code).toBe(1)
    expect(output).toMatch(/PORT[^]*LOG_LEVEL[^]*ALLOW_EMBEDDED/)
    expect(output).not.toMatch(/ at .*:\d+:\d+/)
  })

  it('says in one line that the port is in use', () =>
    withFolder(async (folder) => {
      const provider = await silentProvider()
      const port = new URL(provider.url).port
      const { code, output } = await startFailing({ DATA_DIR: folder, PORT: port })
      expect(code).toBe(1)
      expect(output).toContain(`Port ${port} is in use. Stop the other program, or set another PORT.`)
      provider.close()
    }))

  it('says in one line that DATA_DIR cannot be written', () =>
    withFolder(async (folder) => {
      const file = join(folder, 'a-file')
      writeFileSync(file, '')
      const { code, output } = await startFailing({ DATA_DIR: join(file, 'data') })
      expect(code).toBe(1)
      expect(output).toMatch(/DATA_DIR .* cannot be written/)
    }))

  it('refuses a database that is newer than the code, and leaves it alone', () =>
    withFolder(async (folder) => {
      const { db } = openSqlite(join(folder, 'hookline.sqlite'))
      await migrateUp(db)
      await sql`insert into kysely_migration (name, timestamp) values ('9999-future', 'now')`.execute(db)
      await db.destroy()
      const { code, output } = await startFailing({ DATA_DIR: folder })
      expect(code).toBe(1)
      expect(output).toContain('newer than this version of Hookline (it knows 9999-future)')
    }))

  it('says in one line that PostgreSQL cannot be reached', () =>
    withFolder(async (folder) => {
      const { code, output } = await startFailing({ DATA_DIR: folder, DATABASE_URL: 'postgres://127.0.0.1:1/none' })
      expect(code).toBe(1)
      expect(output).toMatch(/PostgreSQL at 127\.0\.0\.1:1 cannot be reached .*correct DATABASE_URL/)
    }))

  it('prints address, providers and the same demo account at every start, which signs in and is filled once', () =>
    withFolder(async (folder) => {
      const passwords: (string | undefined)[] = []
      for (const _round of [1, 2]) {
        const server = await startChildServer({ DATA_DIR: folder })
        expect(server.output()).toMatch(/identity.*own accounts[^]*text[^]*database.*SQLite/)
        const password = /demo@hookline\.example {2}password: (\S+)/.exec(server.output())?.[1] ?? ''
        passwords.push(password)
        const login = await post(`${server.url}/api/auth/login`, '', { email: 'demo@hookline.example', password })
        expect(login.status).toBe(200)
        const cookie = cookieOf(login.headers.getSetCookie())
        const plan = await fetch(`${server.url}/api/subscription/status`, { headers: { cookie } })
        expect(await plan.json()).toMatchObject({ hasActiveSubscription: true, plan: 'yearly', status: 'active' })
        const scripts = async () =>
          (await (await fetch(`${server.url}/api/scripts/recent`, { headers: { cookie } })).json()) as unknown[]
        // Its content comes in the background, and once.
        let written = await scripts()
        while (written.length === 0) written = await scripts()
        expect(written).toHaveLength(5)
        server.kill('SIGTERM')
        expect(await server.exited).toBe(0)
      }
      expect(passwords[0]).toBe(passwords[1])
    }))
})

describe.concurrent('backup and restore', () => {
  it(
    'copy a running server’s database, and bring it back once the server is stopped',
    () =>
      withFolder(async (folder) => {
        const env = { DATA_DIR: folder }
        expect(await runScript('scripts/backup.ts', env)).toMatchObject({
          code: 1,
          output: expect.stringContaining('There is no database'),
        })
        const server = await startChildServer(env)
        const before = await signUp(server)
        expect(await runScript('scripts/backup.ts', env)).toMatchObject({
          code: 0,
          output: expect.stringContaining('Backup written'),
        })
        await post(`${server.url}/api/auth/logout`, before, {})
        expect(await runScript('scripts/restore.ts', env)).toMatchObject({
          code: 1,
          output: expect.stringContaining('Stop it first'),
        })
        server.kill('SIGTERM')
        await server.exited
        expect(await runScript('scripts/restore.ts', env)).toMatchObject({
          code: 0,
          output: expect.stringContaining('Restored'),
        })
        const restored = await startChildServer(env)
        const session = await fetch(`${restored.url}/api/auth/session`, { headers: { cookie: before } })
        expect(await session.json()).toMatchObject({ authenticated: true })
        restored.kill('SIGTERM')
        await restored.exited
      }),
    90_000,
  )
})

describe.concurrent('end', () => {
  it('SIGTERM lets a running generation finish, closes the database and exits 0', () =>
    withFolder(async (folder) => {
      const server = await startChildServer({ DATA_DIR: folder })
      const cookie = await signUp(server)
      const stream = await openStream(server, cookie)
      const began = Date.now()
      server.kill('SIGTERM')
      await stream.readToEnd()
      expect(await server.exited).toBe(0)
      expect(Date.now() - began).toBeLessThan(10_000)
      const { db } = openSqlite(join(folder, 'hookline.sqlite'))
      const rows = await db.selectFrom('hook_generations').select('hooks').where('topic', '=', TOPIC).execute()
      expect(rows.map((row) => (JSON.parse(row.hooks) as unknown[]).length)).toEqual([10])
      await db.destroy()
    }))

  it.each([
    ['SIGUSR2', 'a listener threw'],
    ['SIGHUP', 'a promise was forgotten'],
  ] as const)(
    'an error that nothing caught is logged, running work finishes, and the exit code is 1: %s',
    (signal, words) =>
      withFolder(async (folder) => {
        const env = { DATA_DIR: folder, LOG_LEVEL: 'fatal' }
        const server = await startChildServer(env, 'src/server/testing/serve-faulty.ts')
        const stream = await openStream(server, await signUp(server))
        server.kill(signal)
        await stream.readToEnd()
        expect(await server.exited).toBe(1)
        expect(server.output()).toMatch(new RegExp(`"level":60.*${words}.*the server stops`, 'u'))
        const { db } = openSqlite(join(folder, 'hookline.sqlite'))
        const rows = await db.selectFrom('hook_generations').select('hooks').where('topic', '=', TOPIC).execute()
        expect(rows.map((row) => (JSON.parse(row.hooks) as unknown[]).length)).toEqual([10])
        await db.destroy()
      }),
  )

  it('SIGTERM stores what a stream wrote although its reader leaves at that moment', () =>
    withFolder(async (folder) => {
      const server = await startChildServer({ DATA_DIR: folder })
      const stream = await openStream(server, await signUp(server))
      server.kill('SIGTERM')
      await stream.leave()
      expect(await server.exited).toBe(0)
      const { db } = openSqlite(join(folder, 'hookline.sqlite'))
      const rows = await db.selectFrom('hook_generations').select('hooks').where('topic', '=', TOPIC).execute()
      expect(rows).toHaveLength(1)
      const prompts = db.selectFrom('usage_reservations').where('kind', '=', 'prompts')
      expect(await prompts.select('state').execute()).toEqual([{ state: 'kept' }])
      await db.destroy()
    }))

  it('kill -9 in the middle of a generation: after the restart the count is right', () =>
    withFolder(async (folder) => {
      const provider = await silentProvider()
      const server = await startChildServer({ DATA_DIR: folder, OPENAI_BASE_URL: provider.url })
      const cookie = await signUp(server)
      const pending = post(`${server.url}/api/hooks/generate`, cookie, { topic: 'cooking for one' }).catch(() => 'cut')
      await provider.asked
      expect(await usedPrompts(server, cookie)).toBe(1)
      server.kill('SIGKILL')
      expect(await pending).toBe('cut')
      await server.exited

      // The sweep waits five minutes before it takes a request for dead; here they pass in the entry's own time.
      const { db } = openSqlite(join(folder, 'hookline.sqlite'))
      const old = new Date(Date.now() - 5 * 60_000 - 1_000).toISOString()
      await db.updateTable('usage_reservations').set({ created_at: old }).execute()
      await db.destroy()
      const restarted = await startChildServer({ DATA_DIR: folder, OPENAI_BASE_URL: provider.url })
      expect(await usedPrompts(restarted, cookie)).toBe(0)
      restarted.kill('SIGTERM')
      expect(await restarted.exited).toBe(0)
      provider.close()
    }))
})

describe.concurrent('the owner', () => {
  it('gets access and a new password beside a running server, and every earlier session ends', () =>
    withFolder(async (folder) => {
      const env = { DATA_DIR: folder, OWNER_EMAIL: 'Noor@example.com' }
      const server = await startChildServer(env)
      const before = await signUp(server)
      const script = await runScript('scripts/owner.ts', env, ['noor@example.com'])
      expect(script.code).toBe(0)
      expect(script.output).not.toContain('Now set')
      const session = async (cookie: string) =>
        (await fetch(`${server.url}/api/auth/session`, { headers: { cookie } })).json()
      expect(await session(before)).toEqual({ authenticated: false })
      const password = /Password: (\S+)/u.exec(script.output)?.[1]
      const login = await post(`${server.url}/api/auth/login`, '', { email: 'noor@example.com', password })
      const cookie = cookieOf(login.headers.getSetCookie())
      expect(await session(cookie)).toMatchObject({ user: { emailVerified: true, access: 'owner' } })
      const status = await fetch(`${server.url}/api/subscription/status`, { headers: { cookie } })
      expect(await status.json()).toMatchObject({ hasActiveSubscription: true, status: 'active', plan: 'monthly' })
      server.kill('SIGTERM')
      await server.exited
    }))

  it('is told which variable to set, or which address to name', () =>
    withFolder(async (folder) => {
      const env = { DATA_DIR: folder, DEV_ACCESS_EMAILS: 'one@example.com' }
      expect(await runScript('scripts/owner.ts', env, ['--dev', 'two@example.com'])).toMatchObject({
        code: 0,
        output: expect.stringContaining('Now set DEV_ACCESS_EMAILS=one@example.com,two@example.com'),
      })
      expect(await runScript('scripts/owner.ts', env, ['nobody'])).toMatchObject({
        code: 1,
        output: expect.stringContaining('Name the address'),
      })
    }))
})
