import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openSqlite } from '../../db/sqlite.ts'
import { post, signUp } from './testing/child-calls.ts'
import { type ChildServer, runScript, startChildServer, withFolder } from './testing/child-server.ts'
import { cookieOf } from './testing/test-app.ts'

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
        const leaving = await signUp(server, 'ilka@example.com')
        expect(await runScript('scripts/backup.ts', env)).toMatchObject({
          code: 0,
          output: expect.stringContaining('Backup written'),
        })
        await post(`${server.url}/api/auth/logout`, before, {})
        await fetch(`${server.url}/api/user/account`, { method: 'DELETE', headers: { cookie: leaving } })
        expect(await runScript('scripts/restore.ts', env)).toMatchObject({
          code: 1,
          output: expect.stringContaining('Stop it first'),
        })
        server.kill('SIGTERM')
        await server.exited
        expect(await runScript('scripts/restore.ts', env)).toMatchObject({
          code: 0,
          output: expect.stringMatching(/Restored[^]*deleted again: ilka@example\.com\./u),
        })
        const restored = await startChildServer(env)
        const session = await fetch(`${restored.url}/api/auth/session`, { headers: { cookie: before } })
        expect(await session.json()).toMatchObject({ authenticated: true })
        const gone = await fetch(`${restored.url}/api/auth/session`, { headers: { cookie: leaving } })
        expect(await gone.json()).toEqual({ authenticated: false })
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
      server.kill('SIGTERM')
      await stream.readToEnd()
      // Whatever takes more than the ten seconds to stop is cut off, and the code is 1.
      expect(await server.exited).toBe(0)
      const { db } = openSqlite(join(folder, 'hookline.sqlite'))
      const rows = await db.selectFrom('hook_generations').select('hooks').where('topic', '=', TOPIC).execute()
      expect(rows.map((row) => (JSON.parse(row.hooks) as unknown[]).length)).toEqual([10])
      await db.destroy()
    }))

  it('SIGTERM is told at readyz first, for as long as was set, while requests are served', () =>
    withFolder(async (folder) => {
      const server = await startChildServer({ DATA_DIR: folder, DRAIN_SECONDS: '600' })
      const ready = () => fetch(`${server.url}/readyz`)
      expect((await ready()).status).toBe(200)
      server.kill('SIGTERM')
      let answer = await ready()
      while (answer.status === 200) answer = await ready()
      expect([answer.status, await answer.json()]).toEqual([503, { message: 'Not ready: the server is about to stop' }])
      expect(await signUp(server)).toContain('hookline_session=')
      server.kill('SIGTERM')
      expect(await server.exited).toBe(1)
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

  it('an error that nothing caught ends a server at once that was told to stop later', () =>
    withFolder(async (folder) => {
      const env = { DATA_DIR: folder, DRAIN_SECONDS: '600' }
      const server = await startChildServer(env, 'src/server/testing/serve-faulty.ts')
      server.kill('SIGTERM')
      while ((await fetch(`${server.url}/readyz`)).ok);
      server.kill('SIGUSR2')
      expect(await server.exited).toBe(1)
    }))

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

  it('kill -9 in the middle of a generation: after the restart nothing is reserved and no lease is left', () =>
    withFolder(async (folder) => {
      const provider = await silentProvider()
      const server = await startChildServer({ DATA_DIR: folder, OPENAI_BASE_URL: provider.url })
      const cookie = await signUp(server)
      const body = { topic: 'cooking for one' }
      const headers = { 'idempotency-key': 'click-1' }
      const pending = post(`${server.url}/api/hooks/generate`, cookie, body, headers).catch(() => 'cut')
      await provider.asked
      expect(await usedPrompts(server, cookie)).toBe(1)
      server.kill('SIGKILL')
      expect(await pending).toBe('cut')
      await server.exited

      const { db } = openSqlite(join(folder, 'hookline.sqlite'))
      const leases = () => db.selectFrom('leases').select('resource').execute()
      expect(await leases()).toEqual([{ resource: expect.stringMatching(/\/idempotency:click-1$/u) }])
      const restarted = await startChildServer({ DATA_DIR: folder, OPENAI_BASE_URL: provider.url })
      expect([await usedPrompts(restarted, cookie), await leases()]).toEqual([0, []])
      await db.destroy()
      restarted.kill('SIGTERM')
      expect(await restarted.exited).toBe(0)
      provider.close()
    }))
})

describe.concurrent('the log', () => {
  it('names who is signed in on the line of each request, by the id', () =>
    withFolder(async (folder) => {
      const server = await startChildServer({ DATA_DIR: folder, LOG_LEVEL: 'info' })
      const cookie = await signUp(server)
      for (const url of ['/api/library', '/trpc/subscription.status', '/api/user/export']) {
        await (await fetch(`${server.url}${url}`, { headers: { cookie } })).text()
      }
      await (await fetch(`${server.url}/api/library`)).text()
      server.kill('SIGTERM')
      await server.exited
      const { db } = openSqlite(join(folder, 'hookline.sqlite'))
      const noor = await db.selectFrom('users').select('id').where('email', '=', 'noor@example.com').executeTakeFirst()
      await db.destroy()
      const lines = server.output().matchAll(/^\{.*"msg":"request completed"\}$/gmu)
      const ids = [...lines].map(([line]) => (JSON.parse(line) as { userId?: string }).userId)
      expect(ids).toEqual([undefined, noor?.id, noor?.id, noor?.id, undefined])
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
