import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../../../shared/errors.ts'
import { failAfter, hangAfter, tenHooks } from '../../testing/fakes/fake-text-model.ts'
import { until } from '../../testing/until.ts'
import { stopAll } from '../../testing/open-writer.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let cookie: string
let userId: string

beforeEach(async () => {
  app = await createTestApp()
  cookie = await app.signUp()
  const session = await app.http.inject({ url: '/api/auth/session', headers: { cookie } })
  userId = (session.json() as { user: { id: string } }).user.id
})

const REQUEST = { topic: 'cooking for one', platform: 'TikTok', tone: 'casual', useInternetSearch: false } as const
const generate = (payload: object = REQUEST, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'POST', url: '/api/hooks/generate', payload, headers: { cookie, ...headers } })
const recent = (query = '') =>
  app.http.inject({ url: `/api/hooks/recent${query}`, headers: { cookie } }).then((response) => response.json())
const used = async () => (await app.services.usage.overview(userId)).prompts.used
const call = (signal = new AbortController().signal, idempotencyKey?: string) => ({ userId, signal, idempotencyKey })

describe('generate', () => {
  it('returns ten hooks with id and pattern, spends one prompt and stores them', async () => {
    const response = await generate()
    expect(response.statusCode).toBe(200)
    const { hooks } = response.json() as { hooks: { id: string }[] }
    expect(hooks).toHaveLength(10)
    expect(hooks[0]).toEqual({ id: expect.any(String), hook: expect.any(String), pattern: 'Question' })
    expect(await used()).toBe(1)
    expect(await recent()).toEqual([
      { id: expect.any(String), ...REQUEST, hooks, sources: [], createdAt: '2026-11-20T12:00:00.000Z' },
    ])
  })

  it('returns and stores a hook without a pattern', async () => {
    app.text.script = async function* () {
      yield { type: 'hook', index: 0, text: 'Cook for one tonight.', pattern: null }
    }
    const { hooks } = (await generate()).json()
    expect(hooks).toEqual([{ id: expect.any(String), hook: 'Cook for one tonight.', pattern: null }])
    expect(await recent()).toMatchObject([{ hooks }])
  })

  it('accepts platform and tone in any case and applies the defaults', async () => {
    await generate({ topic: '  bread  ', platform: 'instagram', tone: 'Humorous' })
    await generate({ topic: 'bread' })
    expect(app.text.briefs).toMatchObject([
      { topic: 'bread', platform: 'Instagram', tone: 'humorous' },
      { topic: 'bread', platform: 'YouTube', tone: 'casual' },
    ])
  })

  it('passes the newest thirty lines of this user alone to the writer', async () => {
    const other = await app.signUp('other@example.com')
    await app.http.inject({ method: 'POST', url: '/api/hooks/generate', payload: REQUEST, headers: { cookie: other } })
    await generate()
    for (let times = 0; times < 4; times += 1) {
      await app.clock.advance(1_000)
      await generate()
    }
    const lines = ((await recent()) as { hooks: { hook: string }[] }[]).flatMap(({ hooks }) =>
      hooks.map(({ hook }) => hook),
    )
    expect(app.text.briefs.at(1)).toMatchObject({ recent: [] })
    expect(app.text.briefs.at(-1)).toMatchObject({ recent: lines.slice(10, 40) })
  })

  it("keeps the writer's warnings, without duplicates", async () => {
    const warning = { message: 'You have seen every frame for this topic.', reason: 'fewer' } as const
    app.text.script = async function* () {
      yield { type: 'hook', index: 0, text: 'Cook for one tonight.', pattern: 'Challenge' }
      yield { type: 'warning', warning }
    }
    expect((await generate()).json()).toMatchObject({ hooks: [{ hook: 'Cook for one tonight.' }], warnings: [warning] })
  })

  it('gives each generation another seed, so that Regenerate differs', async () => {
    await generate()
    await generate()
    expect(new Set(app.text.briefs.map((brief) => brief.seed)).size).toBe(2)
  })

  it.each([
    ['provider failed', new AppError('BAD_GATEWAY', 'The writer failed.'), 502, '5'],
    ['provider too slow', new AppError('GATEWAY_TIMEOUT', 'The writer took too long.'), 504, '5'],
    ['settings wrong', new AppError('BAD_GATEWAY', 'The key is refused.', { isPermanent: true }), 502, undefined],
    ['bug', new Error('secret detail'), 500, undefined],
  ])('returns the prompt when it fails, and says when to try again: %s', async (_name, error, status, retryAfter) => {
    app.text.script = failAfter(3, error)
    const response = await generate()
    expect([response.statusCode, response.headers['retry-after']]).toEqual([status, retryAfter])
    expect(response.body).not.toContain('secret detail')
    expect(await used()).toBe(0)
    expect(await recent()).toEqual([])
  })

  it('passes a busy provider on to the caller with Retry-After', async () => {
    app.text.script = failAfter(0, new AppError('SERVICE_UNAVAILABLE', 'Busy.', { retryAfterSeconds: 7 }))
    const response = await generate()
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBe('7')
  })

  it('refuses internet search for a free account before anything is spent', async () => {
    const response = await generate({ ...REQUEST, useInternetSearch: true })
    expect(response.statusCode).toBe(403)
    expect(response.json()).toMatchObject({ message: 'Internet search is part of Premium' })
    expect(await used()).toBe(0)
  })

  it('stops at ten prompts a day and renews at midnight UTC', async () => {
    for (let i = 0; i < 10; i += 1) expect((await generate()).statusCode).toBe(200)
    const refused = await generate()
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({ message: 'Daily limit reached' })
    expect(app.text.briefs).toHaveLength(10)
    await app.clock.advance(12 * 3_600_000)
    expect((await generate()).statusCode).toBe(200)
    expect(await used()).toBe(1)
  })

  it('is throttled per account', async () => {
    app = await createTestApp({ throttleRules: { generatePerAccount: { limit: 1, windowMs: 60_000 } } })
    cookie = await app.signUp()
    expect((await generate()).statusCode).toBe(200)
    expect((await generate()).statusCode).toBe(429)
  })
})

describe('stream', () => {
  it('yields each hook as it is written, and the generation at the end', async () => {
    const events = await Array.fromAsync(app.services.hooks.stream(call(), REQUEST))
    expect(events.map((event) => event.type)).toEqual([...Array<string>(10).fill('hook'), 'done'])
    expect(await used()).toBe(1)
    expect(await recent()).toMatchObject([{ id: events.at(-1)?.type === 'done' ? expect.any(String) : '' }])
  })

  it('keeps and charges the partial result when the caller stops', async () => {
    app.text.script = hangAfter(6)
    const types: string[] = []
    for await (const event of app.services.hooks.stream(call(), REQUEST)) {
      types.push(event.type)
      if (types.length === 6) await stopAll(app, userId)
    }
    expect(types).toEqual([...Array<string>(6).fill('hook'), 'done'])
    expect(await used()).toBe(1)
    const [generation] = (await recent()) as { hooks: unknown[] }[]
    expect(generation?.hooks).toHaveLength(6)
  })

  it('returns the prompt when stopped, hanging or failing before the first hook', async () => {
    app.text.script = hangAfter(0)
    const stopped = expect(Array.fromAsync(app.services.hooks.stream(call(), REQUEST))).rejects.toThrow(
      'stopped before',
    )
    await until(async () => (await app.services.generations.list(userId, { state: 'running' })).length === 1)
    await stopAll(app, userId)
    await stopped
    app.text.script = failAfter(0, new AppError('BAD_GATEWAY', 'The writer failed.'))
    await expect(Array.fromAsync(app.services.hooks.stream(call(), REQUEST))).rejects.toThrow('The writer failed.')
    expect(await used()).toBe(0)
  })

  it('keeps and charges the hooks when the provider fails after some', async () => {
    app.text.script = failAfter(4, new AppError('BAD_GATEWAY', 'The writer failed.'))
    await expect(Array.fromAsync(app.services.hooks.stream(call(), REQUEST))).rejects.toThrow('The writer failed.')
    expect(await used()).toBe(1)
    expect(await recent()).toMatchObject([{ hooks: { length: 4 } }])
  })

  it('counts a reservation as used while it is being written', async () => {
    const events = app.services.hooks.stream(call(), REQUEST)
    await events.next()
    expect(await used()).toBe(1)
    await events.return()
    expect(await used()).toBe(1)
  })

  it('continues when the caller disconnects', async () => {
    const go = Promise.withResolvers<void>()
    app.text.script = async function* script(brief, options) {
      yield* tenHooks(brief, options)
      await go.promise
    }
    const events = app.services.hooks.stream(call(), REQUEST)
    await events.next()
    await events.return()
    go.resolve()
    await until(async () => (await recent()).length === 1)
    expect(await recent()).toMatchObject([{ hooks: { length: 10 } }])
    expect(await used()).toBe(1)
  })
})

describe('idempotency', () => {
  const key = { 'idempotency-key': 'click-1' }

  it('returns the first result for a repeated key and spends once', async () => {
    const first = await generate(REQUEST, key)
    const again = await generate(REQUEST, key)
    expect(again.json()).toEqual(first.json())
    expect(await used()).toBe(1)
    expect(await recent()).toHaveLength(1)
  })

  it('joins two parallel requests', async () => {
    const one = generate(REQUEST, key)
    const two = generate(REQUEST, key)
    const first = await Promise.race([one, two])
    expect(first.statusCode).toBe(200)
    await app.clock.advance(1_000)
    expect((await two).json()).toEqual((await one).json())
    expect(await used()).toBe(1)
  })

  it('refuses the key for another body', async () => {
    await generate(REQUEST, key)
    const response = await generate({ ...REQUEST, topic: 'something else' }, key)
    expect(response.statusCode).toBe(409)
  })

  it('allows a retry with the same key after a failure', async () => {
    const works = app.text.script
    app.text.script = failAfter(0, new AppError('BAD_GATEWAY', 'The writer failed.'))
    expect((await generate(REQUEST, key)).statusCode).toBe(502)
    app.text.script = works
    expect((await generate(REQUEST, key)).statusCode).toBe(200)
    expect(await used()).toBe(1)
  })

  it("does not return another user's result", async () => {
    const mine = await generate(REQUEST, key)
    cookie = await app.signUp('other@example.com')
    const theirs = await generate(REQUEST, key)
    expect(theirs.json()).not.toEqual(mine.json())
  })

  it('replays a finished stream', async () => {
    const first = await Array.fromAsync(app.services.hooks.stream(call(undefined, 'k'), REQUEST))
    const again = await Array.fromAsync(app.services.hooks.stream(call(undefined, 'k'), REQUEST))
    expect(again).toEqual(first)
    expect(await used()).toBe(1)
  })

  it('is forgotten after 24 hours', async () => {
    const first = await generate(REQUEST, key)
    await app.clock.advance(24 * 3_600_000 + 1)
    await app.services.idempotency.sweep()
    expect((await generate(REQUEST, key)).json()).not.toEqual(first.json())
  })
})

describe('recent', () => {
  it("lists the newest first, 50 by default, and never another user's", async () => {
    await generate({ ...REQUEST, topic: 'first' })
    await app.clock.advance(1)
    await generate({ ...REQUEST, topic: 'second' })
    expect(((await recent()) as { topic: string }[]).map((item) => item.topic)).toEqual(['second', 'first'])
    expect(await recent('?limit=1')).toHaveLength(1)
    const typed = await app.http.inject({ url: '/trpc/hooks.recent', headers: { cookie } })
    expect(typed.json()).toEqual({ result: { data: await recent() } })
    cookie = await app.signUp('other@example.com')
    expect(await recent()).toEqual([])
  })

  it.each(['0', '201', 'x', '1.5'])('refuses limit=%s', async (limit) => {
    const response = await app.http.inject({ url: `/api/hooks/recent?limit=${limit}`, headers: { cookie } })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ field: 'limit' })
  })

  it('is 401 when signed out', async () => {
    expect((await app.http.inject({ url: '/api/hooks/recent' })).statusCode).toBe(401)
  })
})
