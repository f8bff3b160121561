import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { appRouter } from '../router.ts'
import { THROTTLE_RULES } from '../features/auth/throttle.service.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { findDefinition } from './rest/rest-adapter.ts'
import { REST_ROUTES } from './rest/rest-routes.ts'

let app: TestApp
let cookie: string
const open = Object.fromEntries(
  Object.entries(THROTTLE_RULES).map(([name, rule]) => [name, { ...rule, limit: 1_000_000 }]),
)

beforeAll(async () => {
  app = await createTestApp({ throttleRules: open })
  cookie = await app.signUp()
})

const JSON_TYPE = { 'content-type': 'application/json' }
const generate = (payload: string, headers: Record<string, string> = JSON_TYPE) =>
  app.http.inject({ method: 'POST', url: '/api/hooks/generate', payload, headers: { cookie, ...headers } })

describe('bad input', () => {
  it.each([
    ['blank topic', '{"topic":"  "}', 400, { field: 'topic', message: 'Please enter a topic or content idea.' }],
    ['no topic', '{}', 400, { field: 'topic', message: 'Please enter a topic or content idea.' }],
    ['topic of a wrong type', '{"topic":5}', 400, { field: 'topic', message: 'Topic must be text.' }],
    [
      '100 kB topic',
      JSON.stringify({ topic: 'x'.repeat(100_000) }),
      400,
      { field: 'topic', message: 'Topic can have at most 2,000 characters; this has 100,000.' },
    ],
    ['wrong platform', '{"topic":"a","platform":"MySpace"}', 400, { field: 'platform' }],
    ['wrong tone', '{"topic":"a","tone":7}', 400, { field: 'tone' }],
    ['broken JSON', '{"topic":', 400, { message: 'The request body is not valid JSON.' }],
    ['a list', '[1]', 400, { message: 'The request body must be a JSON object.' }],
    ['null', 'null', 400, { field: 'topic' }],
    ['__proto__', '{"topic":"a","__proto__":{"admin":true}}', 400, { message: 'The request body is not valid JSON.' }],
    ['2 MB', JSON.stringify({ topic: 'x'.repeat(2_000_000) }), 413, { message: expect.stringContaining('1 MiB') }],
  ])('%s: the status and a message', async (_name, payload, status, body) => {
    const response = await generate(payload)
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ message: expect.any(String), requestId: expect.any(String), ...body })
    expect(response.body).not.toMatch(/ at .*:\d+:\d+/)
  })

  it('refuses another content type', async () => {
    const response = await generate('topic=a', { 'content-type': 'text/plain' })
    expect(response.statusCode).toBe(415)
    expect(response.json()).toMatchObject({ message: 'Send the body as application/json.' })
  })

  it('treats no body, an empty body and {} as the same call', async () => {
    for (const payload of [undefined, '', '{}']) {
      const headers = payload === undefined ? {} : JSON_TYPE
      const response = await app.http.inject({
        method: 'POST',
        url: '/api/auth/logout',
        ...(payload !== undefined && { payload }),
        headers,
      })
      expect(response.statusCode).toBe(200)
    }
  })

  it('is 401 without a cookie and with a cookie that was signed out', async () => {
    const stolen = await app.signUp('victim@example.com')
    await app.http.inject({ method: 'POST', url: '/api/auth/logout', headers: { cookie: stolen } })
    for (const headers of [{}, { cookie: stolen }]) {
      const response = await app.http.inject({
        method: 'POST',
        url: '/api/hooks/generate',
        payload: { topic: 'a' },
        headers,
      })
      expect(response.statusCode).toBe(401)
      expect(response.json()).toMatchObject({ message: expect.stringContaining('Authentication') })
    }
  })

  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://localhost:80' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:80' }, 200],
    [{}, 200],
  ])('origin rule: %o is %i', async (headers, status) => {
    const response = await app.http.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { host: 'localhost:80', ...headers },
    })
    expect(response.statusCode).toBe(status)
  })

  it.each([
    ['localhost:3000', 200],
    ['hookline.localhost:3000', 200],
    ['127.0.0.1:3000', 200],
    ['192.168.1.5', 200],
    ['192.168.1.5:80', 200],
    ['[::1]:3000', 200],
    ['[fd00::7]', 200],
    ['evil.example:3000', 403],
    ['evil.example', 403],
    ['localhost.evil.example', 403],
    ['notlocalhost', 403],
    ['127.0.0.1.evil.example', 403],
    ['127.0.0.1@evil.example', 403],
    ['nas.local', 403],
    ['nas', 403],
    ['localhost/evil.example', 403],
  ])('accepts the Host %j without PUBLIC_URL: %i', async (host, status) => {
    const reached = await createTestApp({ env: { HOST: '0.0.0.0' } })
    const origins = [{ origin: `http://${host}` }, {}]
    for (const origin of origins) {
      const headers = { host, ...origin, 'sec-fetch-site': 'same-origin' }
      const response = await reached.http.inject({ method: 'POST', url: '/api/auth/logout', headers })
      expect(response.statusCode).toBe(status)
      if (status === 403) expect(response.json().message).toContain('set PUBLIC_URL')
    }
    await reached.close()
  })

  it('compares with PUBLIC_URL instead of the Host header, where it is set', async () => {
    const own = await createTestApp({ env: { PUBLIC_URL: 'https://hookline.example' } })
    const logout = (origin: string) =>
      own.http.inject({ method: 'POST', url: '/api/auth/logout', headers: { origin, host: 'evil.example' } })
    expect((await logout('https://evil.example')).statusCode).toBe(403)
    expect((await logout('https://hookline.example')).statusCode).toBe(200)
    await own.close()
  })

  it.each(['/api/nothing', '/trpc/nothing', '/api'])('answers %s with 404 JSON, never the page', async (url) => {
    const response = await app.http.inject({ url, headers: { accept: 'text/html' } })
    expect(response.statusCode).toBe(404)
    expect(response.headers['content-type']).toContain('application/json')
  })

  it('refuses a key that is empty or too long', async () => {
    const response = await generate('{"topic":"a"}', { ...JSON_TYPE, 'idempotency-key': 'k'.repeat(201) })
    expect(response.statusCode).toBe(400)
  })
})

describe('NUL, which PostgreSQL cannot store in text', () => {
  it.each([
    ['GET', '/api/library?folder=%00', undefined],
    ['GET', '/api/library?folder=a%00b&limit=5', undefined],
    ['GET', '/api/library/counts?folder=%00', undefined],
    ['GET', '/api/library/export?format=csv&folder=%00', undefined],
    ['GET', '/api/library/a%00b', undefined],
    ['PUT', '/api/library/a%00b', { title: 'a' }],
    ['POST', '/api/library/a%00b/favorite', {}],
    ['DELETE', '/api/library/a%00b', undefined],
    ['POST', '/api/library', { title: 't', content: 'c', type: 'hook', originalId: 'a\0b' }],
    ['POST', '/api/library/save', { title: 't', content: 'c', contentType: 'hook', conversationId: 'a\0b' }],
    ['POST', '/api/library/bulk', { ids: ['a\0'], action: { type: 'delete' } }],
    ['POST', '/api/library/export', { ids: ['a\0'], format: 'csv' }],
    ['POST', '/api/planner', { libraryItemId: 'a\0', platform: 'TikTok', scheduledDate: '2026-12-24T18:00:00Z' }],
    ['PUT', '/api/planner/a%00', { status: 'completed' }],
    ['DELETE', '/api/planner/a%00', undefined],
    ['GET', `/trpc/planner.countByItem?input=${encodeURIComponent('{"libraryItemId":"\\u0000"}')}`, undefined],
    ['GET', `/trpc/library.page?input=${encodeURIComponent('{"folder":"\\u0000"}')}`, undefined],
    ['DELETE', '/api/voice-library/a%00', undefined],
    ['POST', '/api/subscription/verify', { sessionId: 'a\0b' }],
    ['POST', '/api/subscription/activate', { sessionId: 'a\0b' }],
    ['GET', `/trpc/subscription.sandbox.order?input=${encodeURIComponent('{"reference":"a\\u0000"}')}`, undefined],
  ] as const)('is refused in ids and keys: %s %s', async (method, url, payload) => {
    const response = await app.http.inject({ method, url, headers: { cookie }, ...(payload && { payload }) })
    expect([response.statusCode, response.body]).toEqual([400, expect.stringContaining('NUL')])
  })
})

describe('an id that is not valid for a conversation', () => {
  it.each([
    ['GET', '', undefined],
    ['POST', '/refine', { userMessage: 'a' }],
    ['POST', '/restore', { version: 0 }],
    ['POST', '/save', {}],
  ] as const)('finds none: %s %s', async (method, rest, payload) => {
    for (const id of ['a%00', 'a'.repeat(101)]) {
      const url = `/api/conversations/${id}${rest}`
      const response = await app.http.inject({ method, url, headers: { cookie }, ...(payload && { payload }) })
      expect([response.statusCode, response.json()]).toEqual([
        404,
        expect.objectContaining({ message: 'Conversation not found' }),
      ])
    }
  })

  it('finds none on the older paths', async () => {
    for (const id of ['a%00', 'a'.repeat(101)]) {
      const path = `/api/conversation/${id}`
      const payload = { message: 'a' }
      const answers = await Promise.all([
        app.http.inject({ url: path, headers: { cookie } }),
        app.http.inject({ method: 'POST', url: `${path}/message`, headers: { cookie }, payload }),
        app.http.inject({ method: 'DELETE', url: path, headers: { cookie } }),
      ])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    }
  })
})

describe('tRPC', () => {
  const batch = (paths: string[]) => app.http.inject({ url: `/trpc/${paths.join(',')}?batch=1`, headers: { cookie } })

  it('accepts at most 20 calls in a batch', async () => {
    expect((await batch(Array<string>(20).fill('auth.session'))).statusCode).toBe(200)
    expect((await batch(Array<string>(21).fill('auth.session'))).statusCode).toBe(400)
  })

  it('refuses to batch calls that spend quota', async () => {
    const response = await app.http.inject({
      method: 'POST',
      url: '/trpc/hooks.generate,hooks.generate?batch=1',
      payload: { 0: { topic: 'a' }, 1: { topic: 'a' } },
      headers: { cookie },
    })
    expect(response.statusCode).toBe(400)
  })

  it('spends nothing on a GET', async () => {
    const response = await app.http.inject({
      url: `/trpc/hooks.generate?input=${encodeURIComponent('{"topic":"a"}')}`,
      headers: { cookie },
    })
    expect(response.statusCode).toBe(405)
  })

  it('returns status, field and request id with an error', async () => {
    const response = await app.http.inject({
      method: 'POST',
      url: '/trpc/hooks.generate',
      payload: { topic: '' },
      headers: { cookie },
    })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      error: { data: { code: 'BAD_REQUEST', httpStatus: 400, field: 'topic', requestId: expect.any(String) } },
    })
  })
})

describe('hostile bodies', () => {
  const fields = [
    'topic',
    'platform',
    'tone',
    'useInternetSearch',
    'email',
    'password',
    'displayName',
    'limit',
    '__proto__',
    'constructor',
  ]
  const body = fc.oneof(
    fc.json({ maxDepth: 3 }),
    fc.string({ unit: 'binary' }),
    fc
      .dictionary(fc.constantFrom(...fields), fc.anything({ maxDepth: 2 }))
      .map((value) => JSON.stringify(value, (_k, v) => (typeof v === 'bigint' ? String(v) : (v as unknown))) ?? ''),
  )

  it('never cause a 5xx, in any REST route and any procedure', async () => {
    const rows = REST_ROUTES.map(({ method, path, procedure }) => ({ method, path: path as string, procedure }))
    const procedures = Object.keys(appRouter._def.procedures).map((name) => ({
      method: findDefinition(name).type === 'query' ? ('GET' as const) : ('POST' as const),
      path: `/trpc/${name}`,
      procedure: name,
    }))
    const calls = [...rows, ...procedures].filter((call) => call.procedure !== 'auth.google')
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...calls), body, async ({ method, path }, payload) => {
        const text = encodeURIComponent(payload.slice(0, 200).toWellFormed())
        const response = await app.http.inject({
          method,
          url: method === 'GET' ? `${path}?limit=${text}&input=${text}` : path,
          ...(method === 'POST' && { payload }),
          headers: { cookie, ...(method === 'POST' && JSON_TYPE) },
        })
        expect(response.statusCode).toBeLessThan(500)
      }),
      { numRuns: 2_000 },
    )
  }, 30_000)
})
