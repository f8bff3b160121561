import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hangAfter, tenHooks, untilAborted } from '../testing/fakes/fake-text-model.ts'
import { openGenerations } from '../testing/open-generations.ts'
import { until } from '../testing/until.ts'
import { openWriter, stopAll, type Writer, writeAs } from '../testing/open-writer.ts'
import { type TestApp } from '../testing/test-app.ts'

let app: TestApp
let noor: Writer
let writing: Awaited<ReturnType<typeof openGenerations>>

beforeEach(async () => {
  writing = await openGenerations()
  ;({ app, noor } = writing)
})

afterEach(() => stopAll(app, noor.userId))

/** Suspends the first server until the second takes over its generations. */
async function takeOver(other: TestApp): Promise<void> {
  await other.clock.advance(14_000)
  await other.services.generations.takeOver()
}

describe('a generation of a server that died', () => {
  it('is written again by another one for the same prompt where nothing was shown', async () => {
    app.text.script = hangAfter(0)
    const id = await writing.start('click-1')
    await until(() => app.text.briefs.length === 1)
    const other = await writing.openOther()
    other.text.script = tenHooks
    await other.services.generations.takeOver()
    expect(other.text.briefs).toHaveLength(0)
    await takeOver(other)
    await writing.events(id, 0, other)
    expect(await other.services.generations.get(noor.userId, id)).toMatchObject({
      state: 'done',
      hooks: { length: 10 },
    })
    expect([await noor.used(), await noor.recent()]).toEqual([1, 1])
    expect(await writing.start('click-1', other)).toBe(id)
  })

  it('is taken over at once, however many there are', async () => {
    const people = [noor, await openWriter(app, 'sam@example.com'), await openWriter(app, 'tom@example.com')]
    app.text.script = hangAfter(0)
    const call = (userId: string) => ({ userId, idempotencyKey: undefined, signal: new AbortController().signal })
    const request = { topic: 'bread', platform: 'TikTok', tone: 'casual', useInternetSearch: false } as const
    for (const { userId } of people)
      for (let count = 0; count < 7; count += 1) await app.services.hooks.start(call(userId), request)
    const other = await writing.openOther()
    other.text.script = tenHooks
    await takeOver(other)
    await other.whenIdle()
    for (const { userId } of people) {
      expect(await other.services.generations.list(userId, { state: 'running' })).toEqual([])
      await stopAll(app, userId)
    }
  })

  it('is no failure of the writer, which continues for others', async () => {
    const people = [noor, await openWriter(app, 'sam@example.com'), await openWriter(app, 'tom@example.com')]
    app.text.script = hangAfter(3)
    const call = (userId: string) => ({ userId, idempotencyKey: undefined, signal: new AbortController().signal })
    const request = { topic: 'bread', platform: 'TikTok', tone: 'casual', useInternetSearch: false } as const
    for (const { userId } of people) {
      for (let count = 0; count < 2; count += 1) {
        const { id = '' } = await app.services.hooks.start(call(userId), request)
        await until(() => app.services.generations.liveEvents(id)?.length === 3)
      }
    }
    await app.clock.advance(1_000)
    const other = await writing.openOther()
    other.text.script = tenHooks
    await takeOver(other)
    await other.whenIdle()
    for (const { userId } of people)
      expect(await other.services.generations.list(userId, { state: 'stopped' })).toHaveLength(2)
    const next = await writing.start('next', other)
    await other.whenIdle()
    expect(await other.services.generations.get(noor.userId, next)).toMatchObject({ state: 'done' })
    for (const { userId } of people) await stopAll(app, userId)
  })

  it('is taken over as soon as its conversation is free', async () => {
    app.text.refinement = async function* hang(_brief, { signal }) {
      yield { type: 'partial', text: 'Half' }
      await untilAborted(signal)
    }
    const { userId } = noor
    const start = { toolType: 'hook', originalPrompt: 'bread', currentContent: 'Bread is easy.' } as const
    const { id: conversation } = await app.services.conversations.create(userId, start)
    const call = { userId, idempotencyKey: undefined, signal: new AbortController().signal }
    const request = { id: conversation, userMessage: 'shorter', useInternetSearch: false }
    const { id = '' } = await app.services.refine.start(call, request)
    await until(() => app.services.generations.liveEvents(id)?.length === 1)
    await app.clock.advance(1_000)
    const other = await writing.openOther()
    await other.clock.advance(14_000)
    await other.services.generations.takeOver()
    expect((await other.services.generations.get(userId, id)).state).not.toBe('stopped')
    await other.clock.advance(4_000)
    await other.services.generations.takeOver()
    await writing.events(id, 0, other)
    expect(await other.services.generations.get(userId, id)).toMatchObject({ state: 'stopped' })
  })

  it('is stored as stopped where something was shown', async () => {
    app.text.script = hangAfter(3)
    const id = await writing.start()
    await writing.written(id, 3)
    await app.clock.advance(1_000)
    const other = await writing.openOther()
    await takeOver(other)
    await writing.events(id, 0, other)
    expect(await other.services.generations.get(noor.userId, id)).toMatchObject({
      state: 'stopped',
      hooks: { length: 3 },
      canResume: true,
      error: { message: expect.stringContaining('The server stopped'), status: 503 },
    })
    expect([await noor.used(), await noor.recent()]).toEqual([1, 1])
  })

  it('restarts from its beginning for a reader who saw more than was stored', async () => {
    app.text.script = hangAfter(3)
    const id = await writing.start()
    const reader = app.services.generations.events(noor.userId, id, 0, new AbortController().signal)
    let seen = 0
    for (let hooks = 0; hooks < 3;) {
      const { value } = await reader.next()
      seen = value?.id ?? 0
      if (value?.event.type === 'hook') hooks += 1
    }
    const other = await writing.openOther()
    other.text.script = tenHooks
    await takeOver(other)
    const types = (await writing.events(id, seen, other)).map(({ event }) => event.type)
    expect(types[0]).toBe('restart')
    expect(types.filter((type) => type === 'hook')).toHaveLength(10)
    expect(types.at(-1)).toBe('done')
  })

  it('ends as stopped for a reader who saw more than was stored', async () => {
    app.text.script = hangAfter(3)
    const id = await writing.start()
    await writing.written(id, 3)
    await app.clock.advance(1_000)
    const { lastEvent } = await writing.view(id)
    const other = await writing.openOther()
    await takeOver(other)
    const told = await writing.events(id, lastEvent + 100, other)
    expect(told.map(({ event }) => event.type)).toEqual(['stopped'])
  })

  it('is not written by the first one when it continues', async () => {
    const gate = Promise.withResolvers<void>()
    app.text.script = async function* paused(brief, options) {
      await gate.promise
      yield* tenHooks(brief, options)
    }
    const id = await writing.start()
    const other = await writing.openOther()
    other.text.script = async function* hang(_brief, { signal }) {
      yield* []
      await untilAborted(signal)
    }
    await takeOver(other)
    await until(() => other.text.briefs.length === 1)
    gate.resolve()
    await until(() => app.clock.sleepers() === 0)
    expect(await other.services.generations.get(noor.userId, id)).toMatchObject({ state: 'queued', hooks: [] })
    await writing.stop(id, other)
    expect([await noor.used(), await noor.recent()]).toEqual([0, 0])
  })

  it('can be stopped at another server', async () => {
    app.text.script = hangAfter(2)
    const id = await writing.start()
    await writing.written(id, 2)
    const other = await writing.openOther()
    const stopped = writing.stop(id, other)
    await until(() => other.clock.sleepers() > 0)
    await app.clock.advance(1_000)
    await until(async () => (await writing.view(id)).state === 'stopped')
    await other.clock.advance(500)
    await stopped
    expect([await noor.used(), await noor.recent()]).toEqual([1, 1])
  })

  it('keeps its reservation through a sweep', async () => {
    app.text.script = hangAfter(0)
    await writing.start()
    await app.clock.advance(10 * 60_000)
    await app.services.usage.sweep()
    await app.services.usage.giveBackAll()
    expect(await noor.used()).toBe(1)
  })

  it('is taken over at once by a server that is alone', async () => {
    app.text.script = hangAfter(0)
    const id = await writing.start()
    const other = await writing.openOther()
    other.text.script = tenHooks
    await other.services.generations.takeAllOver()
    await writing.events(id, 0, other)
    expect(await writeAs(other, noor.userId, noor.cookie).recent()).toBe(1)
  })
})
