import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../../shared/errors.ts'
import { ALLOWANCE } from '../../shared/plans.ts'
import { FOUND } from '../testing/fakes/fake-research.ts'
import { hangAfter, untilAborted } from '../testing/fakes/fake-text-model.ts'
import { stopAll } from '../testing/open-writer.ts'
import { createTestApp, TEST_PASSWORD, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let cookie: string
let userId: string

async function begin(research: boolean): Promise<void> {
  app = await createTestApp({ research, env: { OWNER_EMAIL: 'owner@example.com' } })
  await app.services.hostAccounts.ensure('owner@example.com', TEST_PASSWORD)
  const payload = { email: 'owner@example.com', password: TEST_PASSWORD }
  const response = await app.http.inject({ method: 'POST', url: '/api/auth/login', payload })
  cookie = String(response.headers['set-cookie']).split(';')[0] ?? ''
  userId = response.json<{ user: { id: string } }>().user.id
}

beforeEach(() => begin(true))

const generate = (who = cookie, topic = 'bread') =>
  app.http.inject({
    method: 'POST',
    url: '/api/hooks/generate',
    payload: { topic, useInternetSearch: true },
    headers: { cookie: who },
  })
const stand = async () => {
  const { prompts, searches } = await app.services.usage.overview(userId)
  return { prompts: prompts.used, searches: searches?.used }
}
const spendSearches = (used: number) =>
  app.db
    .insertInto('usage_counters')
    .values({ user_id: userId, kind: 'searches', period: 'month', period_start: '2026-11-01T00:00:00.000Z', used })
    .execute()

describe('internet research', () => {
  it('runs several queries as one search, and merges their best results in turn', async () => {
    const page = (host: string, number: number) => ({ ...FOUND, url: `https://${host}.example/${number}` })
    app.research.answer = async (_signal, query) => {
      if (query.includes('news')) throw new AppError('GATEWAY_TIMEOUT', 'slow')
      const host = query.includes('facts') ? 'facts' : 'year'
      return [{ ...FOUND, url: 'http://www.same.example/' }, ...[1, 2, 3, 4].map((number) => page(host, number))]
    }
    const response = await generate(cookie, 'How to bake the bread of my mother')
    expect(app.research.queries).toEqual([
      'bake the bread of my mother 2026',
      'bake the bread of my mother facts and figures',
      'bake the bread of my mother news November 2026',
    ])
    const { sources, warnings } = response.json<{ sources: { url: string }[]; warnings?: unknown }>()
    expect(sources.map(({ url }) => url)).toEqual([
      'http://www.same.example/',
      'https://year.example/1',
      'https://facts.example/1',
      'https://year.example/2',
      'https://facts.example/2',
    ])
    expect(warnings).toBeUndefined()
    expect(await stand()).toEqual({ prompts: 1, searches: 1 })
  })

  it('runs all queries in parallel', async () => {
    const { promise, resolve } = Promise.withResolvers<(typeof FOUND)[]>()
    app.research.answer = () => {
      if (app.research.queries.length === 2) resolve([FOUND])
      return promise
    }
    expect((await generate()).json()).toMatchObject({ sources: [FOUND] })
  })

  it('returns the search where the caller stops before all queries have answered', async () => {
    app.research.answer = async (signal, query) => {
      if (query === 'bread') return [FOUND]
      void stopAll(app, userId)
      return untilAborted(signal)
    }
    const call = { userId, signal: new AbortController().signal, idempotencyKey: undefined }
    const request = { topic: 'bread', platform: 'TikTok', tone: 'casual', useInternetSearch: true } as const
    await expect(Array.fromAsync(app.services.hooks.stream(call, request))).rejects.toThrow('stopped before')
    expect(await stand()).toEqual({ prompts: 0, searches: 0 })
  })

  it('searches for the topic, passes the pages to the writer and stores them with the result', async () => {
    const response = await generate()
    expect(response.json()).toMatchObject({ sources: [FOUND] })
    expect(app.research.queries).toEqual(['bread 2026', 'bread'])
    expect(app.text.prompts[0]?.user + (app.text.prompts[0]?.system ?? '')).toContain(FOUND.snippet)
    const recent = await app.http.inject({ url: '/api/hooks/recent', headers: { cookie } })
    expect(recent.json()).toMatchObject([{ sources: [FOUND] }])
    expect(await stand()).toEqual({ prompts: 1, searches: 1 })
  })

  it('continues with a warning when the search fails, and counts no search', async () => {
    app.research.answer = async () => {
      throw new AppError('BAD_GATEWAY', 'down')
    }
    const response = await generate()
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      warnings: [
        {
          message: 'The internet search failed, so this was written without it. No search was counted.',
          reason: 'search_failed',
        },
      ],
    })
    expect(response.json()).not.toHaveProperty('sources')
    expect(await stand()).toEqual({ prompts: 1, searches: 0 })
  })

  it('counts no search when the writer fails after it', async () => {
    app.text.script = async function* fail() {
      yield* []
      throw new AppError('BAD_GATEWAY', 'The writer failed.')
    }
    expect((await generate()).statusCode).toBe(502)
    expect(await stand()).toEqual({ prompts: 0, searches: 0 })
  })

  it('is refused when the searches of the month are used up, before anything is spent', async () => {
    await spendSearches(ALLOWANCE.premium.searches.limit)
    const response = await generate()
    expect(response.statusCode).toBe(403)
    expect(response.json()).toMatchObject({ message: 'Monthly limit reached', field: 'useInternetSearch' })
    expect(app.research.queries).toEqual([])
    expect((await stand()).prompts).toBe(0)
  })

  it('does not exceed its limit by parallel requests', async () => {
    await spendSearches(ALLOWANCE.premium.searches.limit - 1)
    const statuses = (await Promise.all([generate(), generate(), generate()])).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 403, 403])
    expect(await stand()).toEqual({ prompts: 1, searches: 1_000 })
  })

  it('is part of Premium, which is reported before a missing setup', async () => {
    await begin(false)
    const free = await app.signUp()
    expect((await generate(free)).json()).toMatchObject({
      message: 'Internet search is part of Premium',
      reason: 'search_not_included',
    })
    const response = await generate()
    expect(response.statusCode).toBe(501)
    expect(response.json()).toMatchObject({
      message: 'Internet search is not set up on this server',
      reason: 'search_not_set_up',
    })
    expect(await stand()).toEqual({ prompts: 0, searches: 0 })
  })

  it('counts the search of a caller who stops after the sources', async () => {
    app.text.script = hangAfter(0)
    const call = { userId, signal: new AbortController().signal, idempotencyKey: undefined }
    const request = { topic: 'bread', platform: 'TikTok', tone: 'casual', useInternetSearch: true } as const
    for await (const event of app.services.hooks.stream(call, request)) {
      if (event.type !== 'sources') continue
      expect(event.sources).toEqual([FOUND])
      await stopAll(app, userId)
      break
    }
    expect(await stand()).toEqual({ prompts: 0, searches: 1 })
    const calls = app.db.selectFrom('usage_counters').select('used').where('kind', '=', 'promptCalls')
    expect(await calls.where('user_id', '=', userId).executeTakeFirst()).toEqual({ used: 1 })
  })
})
