import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { withFolder } from '../testing/child-server.ts'
import { tenHooks } from '../testing/fakes/fake-text-model.ts'
import { until } from '../testing/until.ts'
import { createTestApp, TEST_PASSWORD, type TestApp } from '../testing/test-app.ts'
import { addStaticClient } from './static-client.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})

describe('the answer to a caller of the typed API', () => {
  it('to a form: 415, however large it is', async () => {
    const response = await app.http.inject({
      method: 'POST',
      url: '/trpc/auth.logout',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: Buffer.alloc(3_000_000),
    })
    expect(response.statusCode).toBe(415)
  })

  it("to another site: the error, in the client's format", async () => {
    const response = await app.http.inject({
      method: 'POST',
      url: '/trpc/auth.logout',
      headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
      payload: '{}',
    })
    expect(response.statusCode).toBe(403)
    expect(response.json()).toMatchObject({
      error: {
        message: 'This request came from another site and was refused.',
        data: { httpStatus: 403, code: 'FORBIDDEN', requestId: expect.any(String) },
      },
    })
  })
})

describe('faults of the server itself', () => {
  it('are 500, not an error of the caller: a broken row', async () => {
    const cookie = await app.signUp()
    await app.http.inject({ method: 'POST', url: '/api/hooks/generate', payload: { topic: 'a' }, headers: { cookie } })
    await sql`update generations set input = '{"topic":"a","platform":"MySpace"}'`.execute(app.db)
    const response = await app.http.inject({ url: '/api/hooks/recent', headers: { cookie } })
    expect(response.statusCode).toBe(500)
    expect(response.json()).toMatchObject({ message: expect.stringContaining('Something went wrong on our side') })
    expect(response.body).not.toContain('MySpace')
  })

  it('release the key of a request that could not be stored', async () => {
    const cookie = await app.signUp()
    const generate = () =>
      app.http.inject({
        method: 'POST',
        url: '/api/hooks/generate',
        payload: { topic: 'a' },
        headers: { cookie, 'idempotency-key': 'k' },
      })
    await app.db.schema.alterTable('generations').renameTo('away').execute()
    expect((await generate()).statusCode).toBe(500)
    await app.db.schema.alterTable('away').renameTo('generations').execute()
    expect((await generate()).statusCode).toBe(200)
  })
})

describe('sign-in under attack', () => {
  it('one address cannot lock an account out for everybody else', async () => {
    app = await createTestApp({ env: { TRUST_PROXY: '1' } })
    await app.signUp('victim@example.com')
    const login = (password: string, address: string) =>
      app.http.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: 'victim@example.com', password },
        headers: { 'x-forwarded-for': address },
      })
    for (let i = 0; i < 60; i += 1) await login(`guess ${i}`, '203.0.113.9')
    expect((await login('guess', '203.0.113.9')).statusCode).toBe(429)
    expect((await login(TEST_PASSWORD, '198.51.100.7')).statusCode).toBe(200)
  })

  it('counts the address that the proxy reports, not the one that the visitor claims', async () => {
    app = await createTestApp({
      env: { TRUST_PROXY: '1' },
      throttleRules: { registerPerAddress: { limit: 1, windowMs: 60_000 } },
    })
    const register = (claimed: string) =>
      app.http.inject({
        method: 'POST',
        url: '/api/auth/register',
        payload: { email: `${claimed}@b.example`, password: TEST_PASSWORD },
        headers: { 'x-forwarded-for': `${claimed}, 203.0.113.9` },
      })
    expect((await register('10.0.0.1')).statusCode).toBe(201)
    expect((await register('10.0.0.2')).statusCode).toBe(429)
  })
})

describe('REST', () => {
  it('reads credentials from the body, never from the query', async () => {
    await app.signUp()
    const response = await app.http.inject({
      method: 'POST',
      url: `/api/auth/login?email=noor@example.com&password=${encodeURIComponent(TEST_PASSWORD)}`,
    })
    expect(response.statusCode).toBe(400)
  })

  it.each([
    ['limit=abc', 'limit must be a whole number from 1 to 200.'],
    ['limit=1&limit=2', 'limit must be a whole number from 1 to 200.'],
  ])('says what is wrong with ?%s in words', async (query, message) => {
    const cookie = await app.signUp()
    const response = await app.http.inject({ url: `/api/hooks/recent?${query}`, headers: { cookie } })
    expect(response.json()).toMatchObject({ message, field: 'limit' })
  })

  it('lists the valid platforms', async () => {
    const cookie = await app.signUp()
    const payload = { topic: 'a', platform: 'MySpace' }
    const response = await app.http.inject({ method: 'POST', url: '/api/hooks/generate', payload, headers: { cookie } })
    expect(response.json()).toMatchObject({ message: 'Platform must be one of: YouTube, TikTok, Instagram.' })
  })

  it.each(['/%E0', '/api/hooks/%E0'])('answers %s in the common error format', async (url) => {
    const response = await app.http.inject(url)
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(response.statusCode).toBeLessThan(500)
    expect(response.json()).toMatchObject({ message: expect.any(String), requestId: expect.any(String) })
  })
})

describe('files of the client', () => {
  const withClient = (work: (served: TestApp) => Promise<void>) =>
    withFolder(async (folder) => {
      const root = join(folder, 'assets', 'client')
      mkdirSync(join(root, 'assets'), { recursive: true })
      writeFileSync(join(root, 'index.html'), '<!doctype html><title>Hookline</title>')
      writeFileSync(join(root, 'theme.js'), 'let scheme')
      writeFileSync(join(root, 'assets', 'app-1a2b.js'), 'export {}')
      writeFileSync(join(root, 'assets', 'app-1a2b.js.br'), brotliCompressSync('export {}'))
      const served = await createTestApp({
        client: { add: (http, site) => addStaticClient(http, root, site), inlineScripts: false },
      })
      await work(served)
      await served.close()
    })

  it('are cacheable for a year only where their name has a hash', () =>
    withClient(async ({ http }) => {
      expect((await http.inject('/assets/app-1a2b.js')).headers['cache-control']).toContain('immutable')
      expect((await http.inject('/theme.js')).headers['cache-control']).toBe('no-cache')
      expect((await http.inject('/hook-generator')).headers['cache-control']).toBe('no-cache')
    }))

  it('the page is served for every path of the app, by GET and HEAD, and for no path of the server', () =>
    withClient(async ({ http }) => {
      for (const accept of ['text/html', '*/*']) {
        expect((await http.inject({ url: '/hook-generator', headers: { accept } })).body).toContain('<title>Hookline')
      }
      expect((await http.inject({ method: 'HEAD', url: '/' })).statusCode).toBe(200)
      for (const url of ['/api/nope', '/%61pi/nope', '/API/nope', '//trpc/nope', '/assets/old-9z.js']) {
        expect((await http.inject({ url, headers: { accept: 'text/html' } })).statusCode, url).toBe(404)
      }
      expect((await http.inject({ url: '/nope', headers: { accept: 'application/json' } })).statusCode).toBe(404)
    }))

  it('the page is served with 404 for unknown paths', () =>
    withClient(async ({ http }) => {
      for (const url of ['/nope', '/dashboard/more', '/conversation', '/refine//', '/favicon-of-old.png']) {
        const response = await http.inject({ url, headers: { accept: 'text/html' } })
        expect([response.statusCode, response.body], url).toEqual([404, expect.stringContaining('<title>Hookline')])
      }
      expect((await http.inject('/%zz')).json()).toMatchObject({ message: 'This address cannot be read.' })
      for (const url of ['/dashboard?a=b', '/Dashboard/', '/refine/a%2Fb', '/sandbox/checkout', '/login']) {
        expect((await http.inject({ url, headers: { accept: 'text/html' } })).statusCode, url).toBe(200)
      }
    }))

  it('are compressed for clients that accept it', () =>
    withClient(async ({ http }) => {
      const url = '/assets/app-1a2b.js'
      const compressed = await http.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
      expect(compressed.headers['content-encoding']).toBe('br')
      expect(compressed.headers['content-type']).toContain('javascript')
      expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe('export {}')
      expect((await http.inject(url)).body).toBe('export {}')
    }))

  it('an invalid range is 416, not 500', () =>
    withClient(async ({ http }) => {
      const response = await http.inject({ url: '/theme.js', headers: { range: 'bytes=999-' } })
      expect(response.statusCode).toBe(416)
    }))
})

describe('a server that is stopping', () => {
  it('answers requests on connections that are still open', async () => {
    const gate = Promise.withResolvers<void>()
    app.text.script = async function* waiting(brief, options) {
      await gate.promise
      yield* tenHooks(brief, options)
    }
    const cookie = await app.signUp()
    await app.http.listen({ host: '127.0.0.1', port: 0 })
    const address = app.http.server.address()
    const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
    const body = '{"topic":"a"}'
    const head = `Host: 127.0.0.1\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`
    socket.write(`POST /api/hooks/generate HTTP/1.1\r\n${head}\r\n\r\n${body}`)
    await until(() => app.text.briefs.length === 1)
    const arrived = new Promise((resolve) => app.http.server.once('request', resolve))
    const closed = app.http.close()
    socket.write('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
    await arrived
    let answers = ''
    socket.on('data', (part: Buffer) => (answers += part.toString()))
    socket.on('error', () => {})
    const over = new Promise((resolve) => socket.once('close', resolve))
    gate.resolve()
    await over
    await closed
    expect(answers.match(/HTTP\/1\.1 \d{3}/gu)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
  })
})
