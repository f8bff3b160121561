import { describe, expect, it } from 'vitest'
import { createFakeRandom } from '../testing/fakes/fake-random.ts'
import { type FakeTextModel, hangAfter, tenHooks } from '../testing/fakes/fake-text-model.ts'
import { until } from '../testing/open-speaker.ts'
import { openWriter, writeAs } from '../testing/open-writer.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

/** Lets time pass as it does, a step at a time. */
async function pass(app: TestApp, minutes: number): Promise<void> {
  for (let step = 0; step < minutes * 2; step += 1) {
    await app.clock.advance(30_000)
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  }
}

async function sweep(on: TestApp): Promise<void> {
  await on.services.usage.sweep()
  await on.services.idempotency.sweep()
}

describe('a busy writer', () => {
  /** One place, which somebody has. */
  async function openBusy() {
    const app = await createTestApp({ env: { TEXT_CONCURRENCY: '1' } })
    const [noor, sam] = [await openWriter(app), await openWriter(app, 'sam@example.com')]
    app.text.script = hangAfter(1)
    const stop = new AbortController()
    const running = noor.watch(stop.signal)
    await running.next()
    const leave = async (): Promise<void> => {
      app.text.script = tenHooks
      stop.abort(new Error('done'))
      await expect(running.next()).rejects.toThrow('done')
    }
    return { app, noor, sam, leave }
  }

  it('lets five of one account in, and serves others before its second', async () => {
    const { app, noor, sam, leave } = await openBusy()
    const mine = Array.from({ length: 4 }, () => noor.watch())
    for (const events of mine) expect((await events.next()).value).toMatchObject({ type: 'waiting' })
    const nexts = mine.map((events) => events.next())
    const sixth = await noor.ask()
    expect(sixth.statusCode).toBe(429)
    expect(sixth.json()).toMatchObject({ message: expect.stringMatching(/^5 of your texts are under way/u) })
    expect(await noor.used()).toBe(5)
    const theirs = sam.watch()
    expect((await theirs.next()).value).toEqual({ type: 'waiting', ahead: 1 })
    const served = theirs.next()
    await leave()
    expect(await served).toMatchObject({ value: { type: 'hook' } })
    expect(app.text.briefs).toHaveLength(2)
    await theirs.return()
    for (const [index, events] of mine.entries()) {
      await nexts[index]
      await events.return()
    }
  })

  it('keeps prompt and key of who waits longer than they live, and delivers once', async () => {
    const { app, sam, leave } = await openBusy()
    const waiting = sam.watch(undefined, 'click-1')
    expect((await waiting.next()).value).toMatchObject({ type: 'waiting' })
    const first = Array.fromAsync(waiting)
    const second = Array.fromAsync(sam.watch(undefined, 'click-1'))
    for (let minutes = 0; minutes < 8; minutes += 2) {
      await pass(app, 2)
      await sweep(app)
    }
    expect(await sam.used()).toBe(1)
    await leave()
    const events = await first
    expect(events.at(-1)).toMatchObject({ type: 'done' })
    await pass(app, 1)
    expect(await second).toEqual(events)
    expect([await sam.used(), await sam.recent()]).toEqual([1, 1])
    expect(app.text.briefs).toHaveLength(2)
  })

  it('keeps the conversation of who waits', async () => {
    const { app, sam, leave } = await openBusy()
    const { userId } = sam
    const start = { toolType: 'hook', originalPrompt: 'bread', currentContent: 'Bread is easy.' } as const
    const { id } = await app.services.conversations.create(userId, start)
    const request = { id, userMessage: 'shorter', useInternetSearch: false }
    const call = { userId, idempotencyKey: undefined, signal: new AbortController().signal }
    const waiting = app.services.refine.stream(call, request)
    expect((await waiting.next()).value).toMatchObject({ type: 'waiting' })
    const answer = Array.fromAsync(waiting)
    await pass(app, 6)
    await expect(app.services.refine.refine(call, request)).rejects.toMatchObject({ code: 'CONFLICT' })
    await leave()
    expect((await answer).at(-1)).toMatchObject({ conversation: { currentVersion: 1 } })
  })
})

describe('work whose lease has expired', () => {
  it('delivers nothing when it continues, and leaves the key to its new owner', async () => {
    const app = await createTestApp()
    const noor = await openWriter(app)
    const other = await createTestApp({ db: app.db, random: createFakeRandom('second-') })
    const onOther = writeAs(other, noor.userId, noor.cookie)
    const gates = Array.from({ length: 2 }, () => Promise.withResolvers<void>())
    let calls = 0
    const paused: FakeTextModel['script'] = async function* script(brief, options) {
      await gates[calls++]?.promise
      yield* tenHooks(brief, options)
    }
    app.text.script = paused
    const whole = noor.ask({ 'idempotency-key': 'click-1' }).then((response) => response)
    const streamed = Array.fromAsync(noor.watch(undefined, 'click-2'))
    const lost = expect(streamed).rejects.toMatchObject({ code: 'GATEWAY_TIMEOUT' })
    await until(() => calls === 2)
    // The first server stands still; the second one does not.
    await other.clock.advance(5 * 60_000 + 1)
    await sweep(other)
    expect(await noor.used()).toBe(0)
    other.text.script = hangAfter(9)
    const stop = new AbortController()
    const again = onOther.watch(stop.signal, 'click-1')
    await again.next()
    for (const { resolve } of gates) resolve()
    expect((await whole).statusCode).toBe(504)
    await lost
    expect([await noor.used(), await noor.recent()]).toEqual([1, 0])
    const repeated = Array.fromAsync(onOther.watch(undefined, 'click-1'))
    stop.abort(new Error('stopped'))
    await expect(Array.fromAsync(again)).rejects.toThrow('stopped')
    await other.clock.advance(1_000)
    expect((await repeated).at(-1)).toMatchObject({ type: 'done' })
    expect(other.text.briefs).toHaveLength(1)
    expect([await noor.used(), await noor.recent()]).toEqual([1, 1])
  })

  it('costs nothing when its account is deleted meanwhile', async () => {
    const app = await createTestApp()
    const noor = await openWriter(app)
    app.text.script = hangAfter(1)
    const events = noor.watch()
    await events.next()
    await app.services.account.remove(noor.userId)
    await expect(events.return()).rejects.toMatchObject({ code: 'GATEWAY_TIMEOUT' })
    expect(await noor.recent()).toBe(0)
  })
})
