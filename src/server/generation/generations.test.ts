import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../../shared/errors.ts'
import { type Generation } from '../../shared/features/generation/generations.schema.ts'
import { failAfter, hangAfter, tenHooks } from '../testing/fakes/fake-text-model.ts'
import { openGenerations } from '../testing/open-generations.ts'
import { until } from '../testing/until.ts'
import { stopAll, type Writer } from '../testing/open-writer.ts'
import { type TestApp } from '../testing/test-app.ts'

let app: TestApp
let noor: Writer
let writing: Awaited<ReturnType<typeof openGenerations>>

beforeEach(async () => {
  writing = await openGenerations()
  ;({ app, noor } = writing)
})

afterEach(() => stopAll(app, noor.userId))

describe('a generation', () => {
  it('reports its state and partial text to its user alone', async () => {
    app.text.script = hangAfter(2)
    const id = await writing.start()
    await writing.written(id, 2)
    expect(await writing.view(id)).toMatchObject({
      id,
      tool: 'hooks',
      input: writing.request,
      canResume: false,
      lastEvent: 2,
    })
    expect((await writing.ask('GET', '?state=running')).json()).toMatchObject([{ id, hooks: [{}, {}] }])
    const other = await app.signUp('sam@example.com')
    for (const [method, url] of [
      ['GET', ''],
      ['POST', '/stop'],
      ['POST', '/resume'],
    ] as const)
      expect((await writing.ask(method, `/${id}${url}`, other)).statusCode).toBe(404)
    expect((await writing.ask('GET', '?state=running', other)).json()).toEqual([])
    expect((await writing.ask('GET', `/${id}`, '')).statusCode).toBe(401)
  })

  it('is stored while it is written, and completely at its end', async () => {
    app.text.script = hangAfter(3)
    const id = await writing.start()
    await writing.written(id, 3)
    const other = await writing.openOther()
    const seen = async () => (await other.services.generations.get(noor.userId, id)) as Generation & { tool: 'hooks' }
    expect((await seen()).hooks).toEqual([])
    await app.clock.advance(1_000)
    await until(async () => (await seen()).hooks.length === 3)
    expect(await seen()).toMatchObject({ state: 'running' })
  })

  it("can be read on from a reader's last event, while it is written and afterwards", async () => {
    app.text.script = hangAfter(4)
    const id = await writing.start()
    await writing.written(id, 4)
    const rest = writing.events(id, 2)
    await stopAll(app, noor.userId)
    expect((await rest).map((one) => [one.id, one.event.type])).toEqual([
      [3, 'hook'],
      [4, 'hook'],
      [5, 'stopped'],
    ])
    const other = await writing.openOther()
    expect(await writing.events(id, 3, other)).toEqual((await rest).slice(1))
    expect((await writing.events(id)).map(({ event }) => event.type)).toEqual([
      ...Array<string>(4).fill('hook'),
      'stopped',
    ])
  })

  it('can be read on another server', async () => {
    const go = Promise.withResolvers<void>()
    app.text.script = async function* script(brief, options) {
      for await (const draft of tenHooks(brief, options)) {
        if (draft.index === 5) await go.promise
        yield draft
      }
    }
    const id = await writing.start()
    await writing.written(id, 5)
    await app.clock.advance(1_000)
    const other = await writing.openOther()
    await writing.written(id, 5, other)
    const followed = writing.events(id, 0, other)
    await until(() => other.clock.sleepers() > 0)
    go.resolve()
    await until(async () => (await writing.view(id)).state === 'done')
    await other.clock.advance(1_000)
    const told = await followed
    expect(told.map((one) => one.id)).toEqual(Array.from({ length: 11 }, (_, index) => index + 1))
    expect(told.at(-1)?.event).toMatchObject({ type: 'done', generationId: id })
  })

  it('that fails keeps the shown part and its error; one that showed nothing costs nothing', async () => {
    app.text.script = failAfter(3, new AppError('BAD_GATEWAY', 'The writer failed.'))
    const kept = await writing.start()
    const error = { message: 'The writer failed.', status: 502 }
    expect((await writing.events(kept)).at(-1)?.event).toMatchObject({ type: 'stopped', generationId: kept, error })
    expect(await writing.view(kept)).toMatchObject({ state: 'stopped', error, canResume: true, hooks: [{}, {}, {}] })
    app.text.script = failAfter(0, new AppError('BAD_GATEWAY', 'The writer failed.'))
    const failed = await writing.start()
    expect((await writing.events(failed)).map(({ event }) => event)).toEqual([
      { type: 'failed', generationId: failed, error },
    ])
    expect(await writing.view(failed)).toMatchObject({ state: 'failed', canResume: false, hooks: [] })
    expect([await noor.used(), await noor.recent()]).toEqual([1, 1])
    await app.clock.advance(24 * 60 * 60_000 + 1)
    await app.services.generations.sweep()
    expect((await writing.ask('GET', `/${failed}`)).statusCode).toBe(404)
    expect((await writing.view(kept)).state).toBe('stopped')
  })

  it('is returned as the latest one of its tool', async () => {
    const latest = () => app.services.generations.latest(noor.userId, 'hooks')
    expect(await latest()).toBeNull()
    app.text.script = failAfter(0, new AppError('BAD_GATEWAY', 'The writer failed.'))
    await writing.events(await writing.start())
    expect(await latest()).toBeNull()
    app.text.script = tenHooks
    const id = await writing.start()
    await writing.events(id)
    expect(await latest()).toMatchObject({ id, state: 'done' })
  })

  it('is deleted with its account, and nothing is stored afterwards', async () => {
    app.text.script = hangAfter(1)
    const id = await writing.start()
    await writing.written(id, 1)
    await app.services.account.remove(noor.userId)
    await app.clock.advance(1_000)
    await until(() => app.clock.sleepers() === 0)
    expect(await app.db.selectFrom('generations').select('id').execute()).toEqual([])
  })
})

describe('a repeated key', () => {
  it('returns the same generation while it runs, and after its end', async () => {
    app.text.script = hangAfter(2)
    const id = await writing.start('click-1')
    expect(await Promise.all([writing.start('click-1'), writing.start('click-1')])).toEqual([id, id])
    await writing.written(id, 2)
    await stopAll(app, noor.userId)
    expect(await writing.start('click-1')).toBe(id)
    expect(app.text.briefs).toHaveLength(1)
    expect(await noor.used()).toBe(1)
    await app.clock.advance(24 * 60 * 60_000 + 1)
    expect(await writing.start('click-1')).not.toBe(id)
  })

  it('starts one generation for parallel requests', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => writing.start('click-1')))
    expect(new Set(ids).size).toBe(1)
    await writing.events(ids[0] ?? '')
    expect([await noor.used(), await noor.recent()]).toEqual([1, 1])
  })
})

describe('resuming a stopped generation', () => {
  it('writes the missing hooks without another prompt', async () => {
    app.text.script = hangAfter(4)
    const id = await writing.start()
    await writing.written(id, 4)
    await stopAll(app, noor.userId)
    const before = await writing.view(id)
    app.text.script = async function* rest({ written: known = [] }, options) {
      for await (const draft of tenHooks({ seed: 99 } as never, options)) if (draft.index >= known.length) yield draft
    }
    expect((await writing.ask('POST', `/${id}/resume`)).json()).toMatchObject({ id, hooks: [{}, {}, {}, {}] })
    await writing.events(id)
    const after = await writing.view(id)
    expect(after).toMatchObject({ state: 'done', canResume: false })
    expect(after.hooks).toHaveLength(10)
    expect(after.hooks.slice(0, 4)).toEqual(before.hooks)
    expect(app.text.briefs.at(-1)).toMatchObject({ written: before.hooks.map(({ hook }) => hook) })
    expect([await noor.used(), await noor.recent(), await noor.calls()]).toEqual([1, 1, 2])
    expect((await writing.ask('POST', `/${id}/resume`)).statusCode).toBe(409)
  })

  it('keeps the partial result when it fails again, and allows three tries', async () => {
    app.text.script = hangAfter(4)
    const id = await writing.start()
    await writing.written(id, 4)
    await stopAll(app, noor.userId)
    app.text.script = failAfter(0, new AppError('BAD_GATEWAY', 'The writer failed.'))
    for (let time = 0; time < 3; time += 1) {
      expect((await writing.ask('POST', `/${id}/resume`)).statusCode).toBe(200)
      await writing.events(id)
      expect(await writing.view(id)).toMatchObject({ state: 'stopped', hooks: { length: 4 }, error: { status: 502 } })
    }
    expect(await writing.view(id)).toMatchObject({ canResume: false })
    expect((await writing.ask('POST', `/${id}/resume`)).statusCode).toBe(409)
    expect(await noor.used()).toBe(1)
  })
})
