import { expect, it } from 'vitest'
import { describeDialects } from '../../testing/database/dialects.ts'
import { createFakeRandom } from '../../testing/fakes/fake-random.ts'
import { createFakeClock } from '../../testing/fakes/fake-clock.ts'
import { insertUser } from '../../testing/database/insert-user.ts'
import { createIdempotencyRepository } from './idempotency.repository.ts'
import { createIdempotencyService } from './idempotency.service.ts'

const never = new AbortController().signal

describeDialects('the claim of an Idempotency-Key', (database) => {
  async function open() {
    const clock = createFakeClock()
    const repository = createIdempotencyRepository(database())
    const keys = createIdempotencyService({ repository, clock, random: createFakeRandom() })
    await insertUser(database())
    const claim = async () => {
      const claimed = await keys.claim('u1', 'click-1', { topic: 'bread' }, never)
      if (claimed.state === 'done') throw new Error('done already')
      return claimed.claim
    }
    return { clock, repository, keys, claim }
  }

  it('lives for five minutes after the work last went on', async () => {
    const { clock, repository, keys, claim } = await open()
    const held = await claim()
    await clock.advance(4 * 60_000)
    await keys.renew('u1', held)
    await clock.advance(4 * 60_000)
    await keys.sweep()
    expect(await repository.update('u1', held, 'the answer')).toBe(true)
    expect(await keys.claim('u1', 'click-1', { topic: 'bread' }, never)).toEqual({
      state: 'done',
      result: 'the answer',
    })
  })

  it('settles nothing once another piece of work has the key', async () => {
    const { clock, repository, keys, claim } = await open()
    const lost = await claim()
    await clock.advance(5 * 60_000 + 1)
    await keys.sweep()
    const held = await claim()
    await keys.release('u1', lost)
    await clock.advance(4 * 60_000)
    await keys.renew('u1', lost)
    expect(await repository.update('u1', lost, 'an answer too late')).toBe(false)
    await clock.advance(60_000)
    expect(await repository.update('u1', held, 'the answer')).toBe(true)
    await keys.release('u1', held)
    await keys.renew('u1', held)
    await clock.advance(23 * 3_600_000)
    await keys.sweep()
    expect(await repository.find('u1', 'click-1')).toMatchObject({ result: 'the answer' })
    await clock.advance(3_600_000)
    await keys.sweep()
    expect(await repository.find('u1', 'click-1')).toBeUndefined()
  })

  it('has five repetitions of one user wait, and sends more away', async () => {
    const { clock, repository, keys, claim } = await open()
    const held = await claim()
    const left = new AbortController()
    const again = (signal = never) => keys.claim('u1', 'click-1', { topic: 'bread' }, signal)
    const waiting = [again(left.signal), ...Array.from({ length: 4 }, () => again())]
    const gone = expect(waiting[0]).rejects.toThrow('left')
    while (clock.sleepers() < 5) await new Promise((resolve) => setImmediate(resolve))
    await expect(again()).rejects.toMatchObject({ code: 'CONFLICT', retryAfterSeconds: 10 })
    left.abort(new Error('left'))
    await gone
    waiting.push(again())
    while (clock.sleepers() < 5) await new Promise((resolve) => setImmediate(resolve))
    await repository.update('u1', held, 'the answer')
    await clock.advance(250)
    for (const one of waiting.slice(1)) expect(await one).toEqual({ state: 'done', result: 'the answer' })
  })
})
