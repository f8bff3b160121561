import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { type Kysely } from 'kysely'
import { describe, expect, it } from 'vitest'
import { type Database } from '../../db/schema/database.ts'
import { openSqlite } from '../../db/sqlite.ts'
import { chunk } from './providers/text/openai/testing/fake-openai.ts'
import { formatAnswer, sampleHooks } from './providers/text/openai/testing/sample-hooks.ts'
import { openStorage, sqliteFile } from './runtime/storage.ts'
import { post, signUp } from './testing/child-calls.ts'
import { type ChildServer, runScript, startChildServer, withFolder } from './testing/child-server.ts'
import { parseCookie, createTestApp, type TestApp } from './testing/test-app.ts'

const TOPIC = 'cooking for one'

/** An AI server that starts to answer with the first hooks, and continues when the test allows it. */
async function openProvider() {
  const waiting: { response: ServerResponse; rest: string }[] = []
  const asked = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    // Each answer has other lines: those that an account already has are left out.
    const from = 10 * waiting.length
    const answer = formatAnswer(sampleHooks(from, from + 10, TOPIC))
    const begun = answer.indexOf(`Line ${from + 3}`)
    response.write(chunk({ content: answer.slice(0, begun) }))
    waiting.push({ response, rest: answer.slice(begun) })
    asked.resolve()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    env: { OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1` },
    asked: asked.promise,
    goOn: () => {
      for (const { response, rest } of waiting) {
        response.end(`${chunk({ content: rest })}${chunk({}, 'stop')}data: [DONE]\n\n`)
      }
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Starts writing hooks as the browser does. Resolves with the first hooks. */
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

/** Opens the database of a data folder whose server has ended. */
async function withDatabase<T>(folder: string, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const { db } = openSqlite(sqliteFile(folder))
  return work(db).finally(() => db.destroy())
}

const findNoor = (db: Kysely<Database>) =>
  db.selectFrom('users').select('id').where('email', '=', 'noor@example.com').executeTakeFirstOrThrow()

/** Number of stored hooks of each result about the topic, and the state of their prompts. */
const readResults = (folder: string) =>
  withDatabase(folder, async (db) => {
    const rows = await db.selectFrom('generations').select('pieces').where('topic', '=', TOPIC).execute()
    const prompts = await db.selectFrom('usage_reservations').select('state').where('kind', '=', 'prompts').execute()
    return {
      hooks: rows.map(({ pieces }) => pieces),
      prompts: prompts.map(({ state }) => state),
    }
  })

/** Opens a server in this process on the database of a data folder, for the commands that run beside it. */
async function withServer<T>(folder: string, env: Record<string, string>, work: (app: TestApp) => Promise<T>) {
  const storage = await openStorage({ database: { kind: 'sqlite' }, dataDir: folder })
  const app = await createTestApp({ db: storage.db, env })
  try {
    return await work(app)
  } finally {
    await app.close()
    await storage.close()
  }
}

async function signIn(app: TestApp, email: string, password: string | undefined): Promise<string> {
  const { headers } = await app.http.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
  return parseCookie(headers['set-cookie'])
}

const loadSession = async (app: TestApp, cookie: string) =>
  (await app.http.inject({ url: '/api/auth/session', headers: { cookie } })).json() as object

describe.concurrent('backup and restore', () => {
  it("copy a running server's database, and restore it once the server is stopped", () =>
    withFolder(async (folder) => {
      const env = { DATA_DIR: folder }
      expect(await runScript('scripts/backup.ts', env)).toMatchObject({
        code: 1,
        output: expect.stringContaining('There is no database'),
      })
      const [before, leaving] = await withServer(folder, {}, async (app) => {
        const cookies = [await app.signUp(), await app.signUp('ilka@example.com')] as const
        expect(await runScript('scripts/backup.ts', env)).toMatchObject({
          code: 0,
          output: expect.stringContaining('Backup written'),
        })
        await app.http.inject({ method: 'POST', url: '/api/auth/logout', headers: { cookie: cookies[0] } })
        await app.http.inject({ method: 'DELETE', url: '/api/user/account', headers: { cookie: cookies[1] } })
        expect(await runScript('scripts/restore.ts', env)).toMatchObject({
          code: 1,
          output: expect.stringContaining('Stop it first'),
        })
        return cookies
      })
      expect(await runScript('scripts/restore.ts', env)).toMatchObject({
        code: 0,
        output: expect.stringMatching(/Restored[^]*deleted again: ilka@example\.com\./u),
      })
      await withServer(folder, {}, async (app) => {
        expect(await loadSession(app, before)).toMatchObject({ authenticated: true })
        expect(await loadSession(app, leaving)).toEqual({ authenticated: false })
      })
    }))
})

describe.concurrent('end', () => {
  it('SIGTERM lets running texts finish, stores that of a disconnected reader, closes the database and exits 0; each logged request names its user', () =>
    withFolder(async (folder) => {
      const provider = await openProvider()
      const server = await startChildServer({
        DATA_DIR: folder,
        LOG_LEVEL: 'info',
        TEXT_CONCURRENCY: '2',
        ...provider.env,
      })
      const [reading, leaving] = [await signUp(server), await signUp(server, 'ilka@example.com')]
      for (const url of ['/api/library', '/trpc/subscription.status', '/api/user/export']) {
        await (await fetch(`${server.url}${url}`, { headers: { cookie: reading } })).text()
      }
      await (await fetch(`${server.url}/api/library`)).text()
      const read = await openStream(server, reading)
      const left = await openStream(server, leaving)
      server.kill('SIGTERM')
      await left.leave()
      provider.goOn()
      await read.readToEnd()
      // A stop that takes more than nine seconds is cut off with code 1.
      expect(await server.exited).toBe(0)
      provider.close()
      const { hooks, prompts } = await readResults(folder)
      expect(hooks.toSorted((a, b) => b - a)).toEqual([10, expect.any(Number)])
      expect(prompts).toEqual(['kept', 'kept'])
      const noor = await withDatabase(folder, findNoor)
      // One line for each request, with the id of the signed-in user.
      const lines = [...server.output().matchAll(/^\{.*"msg":"request completed"\}$/gmu)].slice(0, 6)
      const ids = lines.map(([line]) => (JSON.parse(line) as { userId?: string }).userId)
      expect(ids).toEqual([undefined, undefined, noor.id, noor.id, noor.id, undefined])
      expect(JSON.parse(lines[2]?.[0] ?? '')).toMatchObject({
        reqId: expect.any(String),
        req: { method: expect.any(String), path: expect.stringMatching(/^\//u), address: '127.0.0.1' },
        res: { statusCode: 200 },
        responseTime: expect.any(Number),
      })
      expect(server.output()).not.toContain('incoming request')
    }))

  it('an uncaught error or rejection is logged; running work finishes, and the exit code is 1', () =>
    withFolder(async (folder) => {
      const provider = await openProvider()
      const env = { DATA_DIR: folder, LOG_LEVEL: 'fatal', ...provider.env }
      const server = await startChildServer(env, 'src/server/testing/serve-faulty.ts')
      const stream = await openStream(server, await signUp(server))
      server.kill('SIGUSR2')
      server.kill('SIGHUP')
      while (!/forgotten/u.test(server.output())) await new Promise((resolve) => setImmediate(resolve))
      provider.goOn()
      await stream.readToEnd()
      expect(await server.exited).toBe(1)
      provider.close()
      for (const words of ['a listener threw', 'a promise was forgotten']) {
        expect(server.output()).toMatch(new RegExp(`"level":60.*${words}.*the server stops`, 'u'))
      }
      expect((await readResults(folder)).hooks).toEqual([10])
    }))

  it('after kill -9 during generations, the restart keeps shown parts and rewrites the rest, each for one prompt', () =>
    withFolder(async (folder) => {
      const provider = await openProvider()
      const server = await startChildServer({ DATA_DIR: folder, ...provider.env })
      const cookie = await signUp(server)
      await openStream(server, cookie)
      const key = { 'idempotency-key': 'click-1' }
      const ask = (url: string) => post(`${url}/api/hooks/generate`, cookie, { topic: TOPIC }, key)
      const pending = ask(server.url).catch(() => 'cut')
      const running = async (url: string) =>
        (await fetch(`${url}/api/generations?state=running`, { headers: { cookie } })).json() as Promise<
          { state: string }[]
        >
      // A shown generation is stored as `running` once its first hooks are on the disk.
      while (
        (await running(server.url))
          .map(({ state }) => state)
          .toSorted()
          .join() !== 'queued,running'
      )
        await new Promise((resolve) => setImmediate(resolve))
      server.kill('SIGKILL')
      expect(await pending).toBe('cut')
      await server.exited
      const restarted = await startChildServer({ DATA_DIR: folder, ...provider.env })
      while ((await running(restarted.url)).length !== 1) await new Promise((resolve) => setImmediate(resolve))
      const again = ask(restarted.url)
      provider.goOn()
      expect(await (await again).json()).toMatchObject({ hooks: { length: 10 } })
      restarted.kill('SIGTERM')
      expect(await restarted.exited).toBe(0)
      provider.close()
      const { hooks, prompts } = await readResults(folder)
      expect(hooks.toSorted((one, other) => other - one)).toEqual([
        10,
        expect.toSatisfy((kept: number) => kept >= 1 && kept < 10),
      ])
      expect(prompts).toEqual(['kept', 'kept'])
    }))
})

describe.concurrent('the owner', () => {
  it('gets access and a new password while the server runs, and every earlier session ends', () =>
    withFolder((folder) =>
      withServer(folder, { OWNER_EMAIL: 'Noor@example.com' }, async (app) => {
        const before = await app.signUp()
        const env = { DATA_DIR: folder, OWNER_EMAIL: 'Noor@example.com' }
        const script = await runScript('scripts/owner.ts', env, ['noor@example.com'])
        expect(script.code).toBe(0)
        expect(script.output).not.toContain('Now set')
        expect(await loadSession(app, before)).toEqual({ authenticated: false })
        const password = /Password: (\S+)/u.exec(script.output)?.[1]
        const cookie = await signIn(app, 'noor@example.com', password)
        expect(await loadSession(app, cookie)).toMatchObject({ user: { emailVerified: true, access: 'owner' } })
        const status = await app.http.inject({ url: '/api/subscription/status', headers: { cookie } })
        expect(status.json()).toMatchObject({ hasActiveSubscription: true, status: 'active', plan: 'monthly' })
      }),
    ))

  it('gets an error that names the missing variable or address', () =>
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
