import { describe, expect, it } from 'vitest'
import { hangAfter, tenHooks } from '../testing/fakes/fake-text-model.ts'
import { openWriter, stopAll } from '../testing/open-writer.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

/** Runs everything that waits for no clock. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Advances the clock one step at a time. */
async function pass(app: TestApp, minutes: number): Promise<void> {
  for (let step = 0; step < minutes * 12; step += 1) {
    await app.clock.advance(5_000)
    await settle()
  }
}

async function sweep(on: TestApp): Promise<void> {
  await on.services.usage.sweep()
  await on.services.idempotency.sweep()
}

describe('a busy writer', () => {
  /** One place, taken by a request whose model reasons endlessly. Others may wait for as long as a model may load. */
  async function openBusy() {
    const app = await createTestApp({ env: { TEXT_CONCURRENCY: '1' } })
    app.text.firstTokenMs = 15 * 60_000
    const [noor, sam] = [await openWriter(app), await openWriter(app, 'sam@example.com')]
    app.text.script = async function* script(brief, options) {
      for await (const draft of tenHooks(brief, options)) {
        yield draft
        for (;;) {
          await app.clock.sleep(4_000, options.signal)
          yield { type: 'thinking' }
        }
      }
    }
    const running = noor.watch()
    await running.next()
    const rest = Array.fromAsync(running)
    await settle()
    const [first] = await app.services.generations.list(noor.userId, { state: 'running' })
    const leave = async (next: typeof app.text.script = tenHooks): Promise<void> => {
      app.text.script = next
      await app.services.generations.stop(noor.userId, first?.id ?? '', new AbortController().signal)
      expect((await rest).at(-1)).toMatchObject({ type: 'done' })
    }
    return { app, noor, sam, leave }
  }

  it('admits five of one account, and serves others before its second', async () => {
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
    await leave(hangAfter(1))
    expect(await served).toMatchObject({ value: { type: 'hook' } })
    expect(app.text.briefs).toHaveLength(2)
    const over = Promise.allSettled(nexts)
    await stopAll(app, noor.userId)
    await stopAll(app, sam.userId)
    await over
  })

  it('renews prompt and key of a request that waits long, and delivers once', async () => {
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
    expect((await second).filter(({ type }) => type !== 'waiting')).toEqual(events)
    expect([await sam.used(), await sam.recent()]).toEqual([1, 1])
    expect(app.text.briefs).toHaveLength(2)
  })

  it('renews the lease of a conversation that waits', async () => {
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
