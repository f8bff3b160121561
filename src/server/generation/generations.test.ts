import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../../shared/errors.ts'
import { type Generation } from '../../shared/features/generation/generations.schema.ts'
import { createFakeRandom } from '../testing/fakes/fake-random.ts'
import { failAfter, hangAfter, tenHooks, untilAborted } from '../testing/fakes/fake-text-model.ts'
import { until } from '../testing/open-speaker.ts'
import { openWriter, stopAll, type Writer, writerOf } from '../testing/open-writer.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const REQUEST = { topic: 'bread', platform: 'TikTok', tone: 'casual', useInternetSearch: false } as const
const never = new AbortController().signal

let app: TestApp
let noor: Writer

beforeEach(async () => {
  app = await createTestApp()
  noor = await openWriter(app)
})

afterEach(() => stopAll(app, noor.userId))

const ask = (method: 'GET' | 'POST', url: string, cookie = noor.cookie) =>
  app.http.inject({ method, url: `/api/generations${url}`, headers: { cookie } })
const view = async (id: string) => (await ask('GET', `/${id}`)).json<Generation>()
const start = async (idempotencyKey?: string, on = app): Promise<string> => {
  const call = { userId: noor.userId, idempotencyKey, signal: never }
  return (await on.services.hooks.start(call, REQUEST)).id ?? ''
}
/** Waits until so many hooks of a generation are written. */
const written = (id: string, count: number, on = app) =>
  until(async () => {
    const found = await on.services.generations.get(noor.userId, id)
    return found.tool === 'hooks' && found.hooks.length === count
  })
const events = (id: string, after = 0, on = app) =>
  Array.fromAsync(on.services.generations.events(noor.userId, id, after, never))

/** A second server on the same database. */
async function openOther(): Promise<TestApp> {
  const other = await createTestApp({ db: app.db, random: createFakeRandom('second-') })
  other.text.script = app.text.script
  return other
}

/** The first server stands still for so long that the second takes over what it wrote. */
async function takeOver(other: TestApp): Promise<void> {
  await other.clock.advance(14_000)
  await other.services.generations.takeOver()
}

describe('a generation', () => {
  it('tells its state and what is written of it, to its user alone', async () => {
    app.text.script = hangAfter(2)
    const id = await start()
    await written(id, 2)
    expect(await view(id)).toMatchObject({ id, tool: 'hooks', input: REQUEST, canResume: false, lastEvent: 2 })
    expect((await ask('GET', '?state=running')).json()).toMatchObject([{ id, hooks: [{}, {}] }])
    const other = await app.signUp('sam@example.com')
    for (const [method, url] of [
      ['GET', ''],
      ['POST', '/stop'],
      ['POST', '/resume'],
    ] as const)
      expect((await ask(method, `/${id}${url}`, other)).statusCode).toBe(404)
    expect((await ask('GET', '?state=running', other)).json()).toEqual([])
    expect((await ask('GET', `/${id}`, '')).statusCode).toBe(401)
  })

  it('is stored as it grows, and whole at its end', async () => {
    app.text.script = hangAfter(3)
    const id = await start()
    await written(id, 3)
    const other = await openOther()
    const seen = async () => (await other.services.generations.get(noor.userId, id)) as Generation & { tool: 'hooks' }
    expect((await seen()).hooks).toEqual([])
    await app.clock.advance(1_000)
    await until(async () => (await seen()).hooks.length === 3)
    expect(await seen()).toMatchObject({ state: 'running' })
  })

  it('is read again from where a reader stopped, while it is written and afterwards', async () => {
    app.text.script = hangAfter(4)
    const id = await start()
    await written(id, 4)
    const rest = events(id, 2)
    await stopAll(app, noor.userId)
    expect((await rest).map((one) => [one.id, one.event.type])).toEqual([
      [3, 'hook'],
      [4, 'hook'],
      [5, 'stopped'],
    ])
    const other = await openOther()
    expect(await events(id, 3, other)).toEqual((await rest).slice(1))
    expect((await events(id)).map(({ event }) => event.type)).toEqual([...Array<string>(4).fill('hook'), 'stopped'])
  })

  it('is followed on another server', async () => {
    const go = Promise.withResolvers<void>()
    app.text.script = async function* script(brief, options) {
      for await (const draft of tenHooks(brief, options)) {
        if (draft.index === 5) await go.promise
        yield draft
      }
    }
    const id = await start()
    await written(id, 5)
    await app.clock.advance(1_000)
    const other = await openOther()
    await written(id, 5, other)
    const followed = events(id, 0, other)
    await until(() => other.clock.sleepers() > 0)
    go.resolve()
    await until(async () => (await view(id)).state === 'done')
    await other.clock.advance(1_000)
    const told = await followed
    expect(told.map((one) => one.id)).toEqual(Array.from({ length: 11 }, (_, index) => index + 1))
    expect(told.at(-1)?.event).toMatchObject({ type: 'done', generationId: id })
  })

  it('that fails keeps what was shown and says why; one that showed nothing costs nothing', async () => {
    app.text.script = failAfter(3, new AppError('BAD_GATEWAY', 'The writer failed.'))
    const kept = await start()
    const error = { message: 'The writer failed.', status: 502 }
    expect((await events(kept)).at(-1)?.event).toMatchObject({ type: 'stopped', generationId: kept, error })
    expect(await view(kept)).toMatchObject({ state: 'stopped', error, canResume: true, hooks: [{}, {}, {}] })
    app.text.script = failAfter(0, new AppError('BAD_GATEWAY', 'The writer failed.'))
    const failed = await start()
    expect((await events(failed)).map(({ event }) => event)).toEqual([{ type: 'failed', generationId: failed, error }])
    expect(await view(failed)).toMatchObject({ state: 'failed', canResume: false, hooks: [] })
    expect([await noor.used(), await noor.recent()]).toEqual([1, 1])
    await app.clock.advance(24 * 60 * 60_000 + 1)
    await app.services.generations.sweep()
    expect((await ask('GET', `/${failed}`)).statusCode).toBe(404)
    expect((await view(kept)).state).toBe('stopped')
  })

  it('is the last one of its tool', async () => {
    const latest = () => app.services.generations.latest(noor.userId, 'hooks')
    expect(await latest()).toBeNull()
    app.text.script = failAfter(0, new AppError('BAD_GATEWAY', 'The writer failed.'))
    await events(await start())
    expect(await latest()).toBeNull()
    app.text.script = tenHooks
    const id = await start()
    await events(id)
    expect(await latest()).toMatchObject({ id, state: 'done' })
  })

  it('goes with its account, and nothing is stored after it', async () => {
    app.text.script = hangAfter(1)
    const id = await start()
    await written(id, 1)
    await app.services.account.remove(noor.userId)
    await app.clock.advance(1_000)
    await until(() => app.clock.sleepers() === 0)
    expect(await app.db.selectFrom('generations').select('id').execute()).toEqual([])
  })
})

describe('a repeated key', () => {
  it('is answered by the same generation while it runs, and after its end', async () => {
    app.text.script = hangAfter(2)
    const id = await start('click-1')
    expect(await Promise.all([start('click-1'), start('click-1')])).toEqual([id, id])
    await written(id, 2)
    await stopAll(app, noor.userId)
    expect(await start('click-1')).toBe(id)
    expect(app.text.briefs).toHaveLength(1)
    expect(await noor.used()).toBe(1)
    await app.clock.advance(24 * 60 * 60_000 + 1)
    expect(await start('click-1')).not.toBe(id)
  })

  it('is one piece of work, however many ask at once', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => start('click-1')))
    expect(new Set(ids).size).toBe(1)
    await events(ids[0] ?? '')
    expect([await noor.used(), await noor.recent()]).toEqual([1, 1])
  })
})

describe('going on with what was cut short', () => {
  it('writes the missing hooks for no further prompt', async () => {
    app.text.script = hangAfter(4)
    const id = await start()
    await written(id, 4)
    await stopAll(app, noor.userId)
    const before = (await view(id)) as Generation & { tool: 'hooks' }
    app.text.script = async function* rest({ written: known = [] }, options) {
      for await (const draft of tenHooks({ seed: 99 } as never, options)) if (draft.index >= known.length) yield draft
    }
    expect((await ask('POST', `/${id}/resume`)).json()).toMatchObject({ id, hooks: [{}, {}, {}, {}] })
    await events(id)
    const after = (await view(id)) as Generation & { tool: 'hooks' }
    expect(after).toMatchObject({ state: 'done', canResume: false })
    expect(after.hooks).toHaveLength(10)
    expect(after.hooks.slice(0, 4)).toEqual(before.hooks)
    expect(app.text.briefs.at(-1)).toMatchObject({ written: before.hooks.map(({ hook }) => hook) })
    expect([await noor.used(), await noor.recent(), await noor.calls()]).toEqual([1, 1, 2])
    expect((await ask('POST', `/${id}/resume`)).statusCode).toBe(409)
  })

  it('keeps what there was when it fails again, three times at most', async () => {
    app.text.script = hangAfter(4)
    const id = await start()
    await written(id, 4)
    await stopAll(app, noor.userId)
    app.text.script = failAfter(0, new AppError('BAD_GATEWAY', 'The writer failed.'))
    for (let time = 0; time < 3; time += 1) {
      expect((await ask('POST', `/${id}/resume`)).statusCode).toBe(200)
      await events(id)
      expect(await view(id)).toMatchObject({ state: 'stopped', hooks: { length: 4 }, error: { status: 502 } })
    }
    expect(await view(id)).toMatchObject({ canResume: false })
    expect((await ask('POST', `/${id}/resume`)).statusCode).toBe(409)
    expect(await noor.used()).toBe(1)
  })
})

describe('what a server that died leaves', () => {
  it('is written again by another one for the same prompt where nobody has seen anything', async () => {
    app.text.script = hangAfter(0)
    const id = await start('click-1')
    await until(() => app.text.briefs.length === 1)
    const other = await openOther()
    other.text.script = tenHooks
    await other.services.generations.takeOver()
    expect(other.text.briefs).toHaveLength(0)
    await takeOver(other)
    await events(id, 0, other)
    expect(await other.services.generations.get(noor.userId, id)).toMatchObject({
      state: 'done',
      hooks: { length: 10 },
    })
    expect([await noor.used(), await noor.recent()]).toEqual([1, 1])
    expect(await start('click-1', other)).toBe(id)
  })

  it('is kept as stopped where something was shown', async () => {
    app.text.script = hangAfter(3)
    const id = await start()
    await written(id, 3)
    await app.clock.advance(1_000)
    const other = await openOther()
    await takeOver(other)
    await events(id, 0, other)
    expect(await other.services.generations.get(noor.userId, id)).toMatchObject({
      state: 'stopped',
      hooks: { length: 3 },
      canResume: true,
      error: { message: expect.stringContaining('The server stopped'), status: 503 },
    })
    expect([await noor.used(), await noor.recent()]).toEqual([1, 1])
  })

  it('is no longer written by the first one when it wakes up', async () => {
    const gate = Promise.withResolvers<void>()
    app.text.script = async function* paused(brief, options) {
      await gate.promise
      yield* tenHooks(brief, options)
    }
    const id = await start()
    const other = await openOther()
    other.text.script = async function* hang(_brief, { signal }) {
      yield* []
      await untilAborted(signal)
    }
    await takeOver(other)
    await until(() => other.text.briefs.length === 1)
    gate.resolve()
    await until(() => app.clock.sleepers() === 0)
    expect(await other.services.generations.get(noor.userId, id)).toMatchObject({ state: 'queued', hooks: [] })
    await other.services.generations.stop(noor.userId, id, never)
    expect([await noor.used(), await noor.recent()]).toEqual([0, 0])
  })

  it('is stopped by who asks at another server', async () => {
    app.text.script = hangAfter(2)
    const id = await start()
    await written(id, 2)
    const other = await openOther()
    const stopped = other.services.generations.stop(noor.userId, id, never)
    await until(() => other.clock.sleepers() > 0)
    await app.clock.advance(1_000)
    await until(async () => (await view(id)).state === 'stopped')
    await other.clock.advance(500)
    await stopped
    expect([await noor.used(), await noor.recent()]).toEqual([1, 1])
  })

  it('keeps its reservation, whatever is swept meanwhile', async () => {
    app.text.script = hangAfter(0)
    await start()
    await app.clock.advance(10 * 60_000)
    await app.services.usage.sweep()
    await app.services.usage.giveBackAll()
    expect(await noor.used()).toBe(1)
  })

  it('is taken over at once by a server that knows that it is alone', async () => {
    app.text.script = hangAfter(0)
    const id = await start()
    const other = await openOther()
    other.text.script = tenHooks
    await other.services.generations.takeAllOver()
    await events(id, 0, other)
    expect(await writerOf(other, noor.userId, noor.cookie).recent()).toBe(1)
  })
})
