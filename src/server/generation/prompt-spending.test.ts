import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../../shared/errors.ts'
import { type FakeTextModel, failAfter, hangAfter, tenHooks, untilAborted } from '../testing/fakes/fake-text-model.ts'
import { breakWrites, restoreWrites } from '../testing/open-speaker.ts'
import { until } from '../testing/until.ts'
import { insideFirstHook, lookAndStop, openWriter, stopAll, writeAs } from '../testing/open-writer.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp

beforeEach(async () => {
  app = await createTestApp()
})

/** A provider that accepts the call and writes nothing. */
const takenAndSilent: FakeTextModel['script'] = async function* script(_brief, { signal, onAccepted }) {
  onAccepted?.()
  yield* []
  await untilAborted(signal)
}

describe('a prompt is charged', () => {
  it.each([
    [39, 0],
    [40, 1],
  ])('from 40 delivered characters on: %i cost %i', async (characters, prompts) => {
    const noor = await openWriter(app)
    app.text.script = insideFirstHook('x'.repeat(characters))
    await lookAndStop(app, noor)
    expect([await noor.used(), await noor.recent()]).toEqual([prompts, 0])
  })

  it('for anything that is stored, however short', async () => {
    const noor = await openWriter(app)
    app.text.script = hangAfter(1)
    expect(await lookAndStop(app, noor)).toMatchObject({
      type: 'hook',
      hook: { hook: expect.stringMatching(/^.{1,39}$/u) },
    })
    expect([await noor.used(), await noor.recent()]).toEqual([1, 1])
  })

  it('in one transaction with the result and the answer to its key', async () => {
    const noor = await openWriter(app)
    const key = { 'idempotency-key': 'click-1' }
    await breakWrites(app.db, 'update of content on generations')
    expect((await noor.ask(key)).statusCode).toBe(500)
    expect([await noor.used(), await noor.recent()]).toEqual([0, 0])
    await restoreWrites(app.db)
    expect((await noor.ask(key)).statusCode).toBe(200)
    expect([await noor.used(), await noor.recent()]).toEqual([1, 1])
  })
})

describe('calls that a provider accepted', () => {
  it('are refused beyond three times the daily prompts when each is stopped inside the first hook', async () => {
    const noor = await openWriter(app)
    app.text.script = insideFirstHook('Why')
    const refusals: unknown[] = []
    for (let call = 0; call < 100; call += 1) {
      await lookAndStop(app, noor).catch((error: unknown) => refusals.push(error))
    }
    expect(app.text.briefs).toHaveLength(30)
    expect(refusals).toHaveLength(70)
    expect(await noor.used()).toBe(0)
    app.text.script = tenHooks
    const refused = await noor.ask()
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ message: 'Too many attempts today.', reason: 'daily_attempts' })
    expect(refused.headers['retry-after']).toBe(String(12 * 60 * 60))
    await app.clock.advance(12 * 60 * 60_000)
    expect((await noor.ask()).statusCode).toBe(200)
  })

  it('count when they are stopped before the first word, or fail after it', async () => {
    const noor = await openWriter(app)
    app.text.script = takenAndSilent
    for (let call = 0; call < 15; call += 1) {
      const next = expect(noor.watch().next()).rejects.toThrow('stopped before')
      await until(() => app.text.briefs.length === call + 1)
      await stopAll(app, noor.userId)
      await next
    }
    app.text.script = failAfter(1, new AppError('BAD_GATEWAY', 'The writer failed.', { isPermanent: true }))
    for (let call = 0; call < 15; call += 1) expect((await noor.ask()).statusCode).toBe(502)
    expect((await noor.ask()).statusCode).toBe(429)
    expect(await noor.used()).toBe(0)
  })

  it('are not counted where the provider could not be reached', async () => {
    const noor = await openWriter(app)
    app.text.script = failAfter(
      0,
      new AppError('BAD_GATEWAY', 'The AI service cannot be reached.', { isPermanent: true }),
    )
    for (let call = 0; call < 40; call += 1) expect((await noor.ask()).statusCode).toBe(502)
    app.text.script = tenHooks
    expect((await noor.ask()).statusCode).toBe(200)
  })

  it('are counted by the month where the prompts are monthly', async () => {
    app = await createTestApp({ env: { DEV_ACCESS_EMAILS: 'dev@example.com' } })
    const userId = await app.services.hostAccounts.ensure('dev@example.com', 'a long enough secret')
    const month = { user_id: userId, period: 'month', period_start: '2026-11-01T00:00:00.000Z' }
    await app.db
      .insertInto('usage_counters')
      .values({ ...month, kind: 'promptCalls', used: 4_500 })
      .execute()
    await expect(writeAs(app, userId, '').watch().next()).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many attempts this month.',
      reason: 'monthly_attempts',
      retryAfterSeconds: 10.5 * 24 * 60 * 60,
    })
  })
})

describe('HOST_DAILY_PROMPTS', () => {
  it('limits all users together until midnight UTC, also in parallel', async () => {
    app = await createTestApp({ env: { HOST_DAILY_PROMPTS: '10' } })
    const [noor, sam] = [await openWriter(app), await openWriter(app, 'sam@example.com')]
    const answers = await Promise.all([noor, sam].flatMap(({ ask }) => Array.from({ length: 5 }, () => ask())))
    const refused = answers.filter(({ statusCode }) => statusCode !== 200)
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503, 503])
    expect(refused[0]?.json()).toMatchObject({
      message: 'This server has used up its free prompts for today. They renew at midnight UTC.',
      reason: 'server_limit',
    })
    expect(refused[0]?.headers['retry-after']).toBe(String(12 * 60 * 60))
    expect((await noor.used()) + (await sam.used())).toBe(5)
    await app.clock.advance(12 * 60 * 60_000)
    expect((await noor.ask()).statusCode).toBe(200)
  })

  it('counts accepted calls, and no outage', async () => {
    app = await createTestApp({ env: { HOST_DAILY_PROMPTS: '4' } })
    const noor = await openWriter(app)
    app.text.script = failAfter(0, new AppError('BAD_GATEWAY', 'The AI service cannot be reached.'))
    for (let call = 0; call < 3; call += 1) expect((await noor.ask()).statusCode).toBe(502)
    app.text.script = insideFirstHook('Why')
    for (let call = 0; call < 2; call += 1) await lookAndStop(app, noor)
    expect((await noor.ask()).statusCode).toBe(503)
  })
})
