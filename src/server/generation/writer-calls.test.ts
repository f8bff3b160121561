import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../../shared/errors.ts'
import { describeDialects } from '../testing/database/dialects.ts'
import { createFakeRandom } from '../testing/fakes/fake-random.ts'
import { failAfter, hangAfter, tenHooks } from '../testing/fakes/fake-text-model.ts'
import { until } from '../testing/until.ts'
import { openWriter, stopAll, type Writer, writeAs } from '../testing/open-writer.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const DOWN = new AppError('GATEWAY_TIMEOUT', 'The AI service took too long to begin writing.')

describe('a writer that hangs', () => {
  let app: TestApp
  let noor: Writer
  let sam: Writer
  beforeEach(async () => {
    app = await createTestApp({ env: { TEXT_CONCURRENCY: '2' } })
    noor = await openWriter(app)
    sam = await openWriter(app, 'sam@example.com')
  })

  it('delays another request by 20 s at most', async () => {
    app.text.script = hangAfter(0)
    const hanging = [noor.watch().next(), noor.watch().next()]
    await until(() => app.text.briefs.length === 2)
    app.text.script = tenHooks
    const good = sam.ask()
    for (let second = 0; second < 11; second += 1) await app.clock.advance(1_000)
    expect((await good).statusCode).toBe(200)
    const over = Promise.allSettled(hanging)
    await stopAll(app, noor.userId)
    await over
  })

  it('keeps its only place while a model on this machine may load, without a second call', async () => {
    app = await createTestApp({ env: { TEXT_CONCURRENCY: '1' } })
    Object.assign(app.text, { firstTokenMs: 180_000, silenceMs: 180_000 })
    const loading = Promise.withResolvers<void>()
    app.text.script = async function* script(brief, options) {
      await loading.promise
      yield* tenHooks(brief, options)
    }
    const first = (await openWriter(app)).ask()
    await until(() => app.text.briefs.length === 1)
    const second = (await openWriter(app, 'sam@example.com')).ask()
    for (let step = 0; step < 35; step += 1) {
      await app.clock.advance(5_000)
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(app.text.briefs).toHaveLength(1)
    loading.resolve()
    expect([(await first).statusCode, (await second).statusCode]).toEqual([200, 200])
    expect(app.text.briefs).toHaveLength(2)
  })

  it('is not called after five time-outs in a row: waiting and new requests are refused at once, at no cost', async () => {
    const gates: PromiseWithResolvers<void>[] = []
    app.text.script = async function* script() {
      yield* []
      const gate = Promise.withResolvers<void>()
      gates.push(gate)
      await gate.promise
      throw DOWN
    }
    const failing = [noor.ask(), noor.ask(), sam.ask(), sam.ask(), noor.ask()]
    for (let failed = 0; failed < 4; failed += 1) {
      await until(() => gates.length > failed)
      gates[failed]?.resolve()
    }
    const waiting = (await openWriter(app, 'tom@example.com')).watch()
    await until(() => gates.length === 5)
    const hanging = sam.watch().next()
    await until(() => gates.length === 6)
    expect((await waiting.next()).value).toMatchObject({ type: 'waiting' })
    const told = expect(waiting.next()).rejects.toMatchObject({ reason: 'provider_unavailable', retryAfterSeconds: 30 })
    gates[4]?.resolve()
    await told
    for (const answer of failing) expect((await answer).statusCode).toBe(504)
    const refused = await noor.ask()
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('30')
    expect(refused.json()).toMatchObject({
      message: 'The AI service does not answer. Try again in 30 s.',
      reason: 'provider_unavailable',
    })
    expect(app.text.briefs).toHaveLength(6)
    const over = expect(hanging).rejects.toThrow()
    const stopping = stopAll(app, sam.userId)
    gates[5]?.resolve()
    await Promise.all([over, stopping])
    expect([await noor.used(), await sam.used(), await noor.calls()]).toEqual([0, 0, 0])
    app.text.script = tenHooks
    await app.clock.advance(30_000)
    expect((await noor.ask()).statusCode).toBe(200)
    expect((await sam.ask()).statusCode).toBe(200)
  })

  it('is still called after any number of refusals, wrong settings and stops', async () => {
    const answers = [
      [new AppError('FORBIDDEN', 'no', { reason: 'declined_topic' }), 403],
      [new AppError('BAD_GATEWAY', 'key', { isPermanent: true }), 502],
    ] as const
    for (const [error, status] of answers) {
      app.text.script = failAfter(0, error)
      for (let time = 0; time < 6; time += 1) expect((await noor.ask()).statusCode).toBe(status)
    }
    for (let time = 0; time < 6; time += 1) {
      app.text.script = hangAfter(0)
      const over = expect(sam.watch().next()).rejects.toThrow('stopped before')
      await until(() => app.text.briefs.length === 13 + time)
      await stopAll(app, sam.userId)
      await over
    }
    app.text.script = tenHooks
    expect((await noor.ask()).statusCode).toBe(200)
  })
})

const never = new AbortController().signal

describeDialects('a service that several servers share', (database, dialect) => {
  it.skipIf(dialect === 'SQLite')('serves as many requests as it allows in parallel, premium first', async () => {
    const env = { TEXT_CONCURRENCY: '1', OPENAI_BASE_URL: 'http://ai.example/v1', DEV_ACCESS_EMAILS: 'dev@example.com' }
    const here = await createTestApp({ env, db: database() })
    const there = await createTestApp({ env, db: database(), random: createFakeRandom('second-') })
    const noor = await openWriter(here)
    const onThere = writeAs(there, noor.userId, noor.cookie)
    const devId = await there.services.hostAccounts.ensure('dev@example.com', 'a long enough secret')
    const dev = writeAs(there, devId, '')
    here.text.script = hangAfter(1)
    /** Stops Noor's running generations on this server. */
    const stopOwn = async (on: TestApp): Promise<void> => {
      const all = await here.services.generations.list(noor.userId, { state: 'running' })
      for (const { id } of all)
        if (on.services.generations.liveEvents(id)) await on.services.generations.stop(noor.userId, id, never)
    }
    const running = noor.watch()
    await running.next()
    const free = onThere.watch()
    expect((await free.next()).value).toEqual({ type: 'waiting', ahead: 1 })
    const premium = dev.watch()
    expect((await premium.next()).value).toEqual({ type: 'waiting', ahead: 1 })
    expect((await free.next()).value).toEqual({ type: 'waiting', ahead: 2 })
    there.text.script = hangAfter(1)
    const premiumNext = premium.next()
    await stopOwn(here)
    expect((await running.next()).value).toMatchObject({ type: 'done' })
    await there.clock.advance(3_000)
    expect((await premiumNext).value).toMatchObject({ type: 'hook' })
    expect(there.text.briefs).toHaveLength(1)
    await stopAll(there, devId)
    await stopOwn(there)
    expect(await database().selectFrom('provider_tickets').selectAll().execute()).toEqual([])
  })
})
