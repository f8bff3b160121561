import { describe, expect, it } from 'vitest'
import { hangAfter } from '../../testing/fakes/fake-text-model.ts'
import { createTestApp } from '../../testing/test-app.ts'

const REQUEST = { topic: 'cooking for one', platform: 'TikTok', tone: 'casual', useInternetSearch: false } as const

describe('a busy writer', () => {
  async function openBusy() {
    const app = await createTestApp({ env: { TEXT_CONCURRENCY: '1', DEV_ACCESS_EMAILS: 'dev@example.com' } })
    const devId = await app.services.hostAccounts.ensure('dev@example.com', 'a long enough secret')
    const freeId = await app.services.hostAccounts.ensure('free@example.com', 'a long enough secret')
    app.text.script = hangAfter(1)
    const begin = async (userId: string) => {
      const signal = new AbortController().signal
      const events = app.services.hooks.stream({ userId, signal, idempotencyKey: undefined }, REQUEST)
      const first = await events.next()
      const [newest] = await app.services.generations.list(userId, { state: 'running' })
      const stop = () => app.services.generations.stop(userId, newest?.id ?? '', signal)
      const next = () => events.next()
      /** The next event that does not report waiting. */
      const nextPiece = async () => {
        for (;;) {
          const { value } = await next()
          if (!value || value.type !== 'waiting') return value
        }
      }
      return { first: first.value, stop, next, nextPiece }
    }
    return { app, devId, freeId, begin }
  }

  it('reports how many are ahead, and serves premium first', async () => {
    const { app, devId, freeId, begin } = await openBusy()
    const running = await begin(freeId)
    await app.clock.advance(1)
    const free = await begin(freeId)
    const premium = await begin(devId)
    expect([free.first, premium.first]).toEqual([
      { type: 'waiting', ahead: 1 },
      { type: 'waiting', ahead: 1 },
    ])
    const [freeNext, premiumNext] = [free.nextPiece(), premium.nextPiece()]
    await running.stop()
    expect(await running.next()).toMatchObject({ value: { type: 'done' } })
    expect(await premiumNext).toMatchObject({ type: 'hook' })
    await premium.stop()
    expect(await freeNext).toMatchObject({ type: 'hook' })
    await free.stop()
  })

  it('returns the prompt of a caller who leaves the queue', async () => {
    const { app, freeId, begin } = await openBusy()
    const running = await begin(freeId)
    await app.clock.advance(1)
    const waiting = await begin(freeId)
    const next = expect(waiting.next()).rejects.toThrow('stopped before')
    await waiting.stop()
    await next
    expect((await app.services.usage.overview(freeId)).prompts.used).toBe(1)
    await running.stop()
  })
})
