import { expect, it } from 'vitest'
import { describeDialects } from '../../testing/database/dialects.ts'
import { type KeyClaim } from '../../generation/idempotency.ts'
import { createFakeClock } from '../../testing/fakes/fake-clock.ts'
import { insertUser } from '../../testing/database/insert-user.ts'
import { openLeases } from '../../testing/open-leases.ts'
import { until } from '../../testing/until.ts'
import { createIdempotencyRepository } from './idempotency.repository.ts'
import { createIdempotencyService } from './idempotency.service.ts'

const never = new AbortController().signal

describeDialects('the claim of an Idempotency-Key', (database) => {
  /** Two processes on one database, each with its own clock. A stopped clock simulates a suspended process. */
  async function open() {
    const repository = createIdempotencyRepository(database())
    await insertUser(database())
    const process = (name: string) => {
      const clock = createFakeClock()
      const keys = createIdempotencyService({ repository, leases: openLeases(database(), clock, name), clock })
      const begin = async (body: object = { topic: 'bread' }) => {
        const claimed = await keys.claim('u1', 'click-1', body, never)
        if (claimed.state === 'done') throw new Error('done already')
        return claimed.claim
      }
      const settle = ({ key, lease }: KeyClaim, answer: string) => repository.update('u1', key, answer, lease.check)
      return { clock, keys, begin, settle }
    }
    return { repository, here: process('here'), there: process('there') }
  }

  it('lasts as long as the work, and its answer for 24 hours', async () => {
    const { repository, here, there } = await open()
    const claim = await here.begin()
    for (let second = 0; second < 600; second += 5) {
      for (const { clock } of [here, there]) await clock.advance(5_000)
      await until(() => here.clock.sleepers() === 1)
    }
    await there.keys.sweep()
    const repeated = there.keys.claim('u1', 'click-1', { topic: 'bread' }, never)
    await until(() => there.clock.sleepers() === 1)
    expect(await here.settle(claim, 'the answer')).toBe(true)
    await claim.lease.release()
    await there.clock.advance(250)
    expect(await repeated).toEqual({ state: 'done', result: 'the answer' })
    await expect(there.begin({ topic: 'cake' })).rejects.toMatchObject({ code: 'CONFLICT' })
    await there.clock.advance(23 * 3_600_000)
    await there.keys.sweep()
    expect(await repository.find('u1', 'click-1')).toMatchObject({ result: 'the answer' })
    await there.clock.advance(3_600_000)
    await there.keys.sweep()
    expect(await repository.find('u1', 'click-1')).toBeUndefined()
  })

  it('stores nothing once another process holds the key', async () => {
    const { repository, here, there } = await open()
    const lost = await here.begin()
    await there.clock.advance(15_000)
    // No process waits for the suspended one: its claim is void.
    const taken = await there.begin({ topic: 'cake' })
    expect(await here.settle(lost, 'an answer too late')).toBe(false)
    await here.keys.release('u1', lost)
    expect(await repository.find('u1', 'click-1')).toMatchObject({ result: undefined })
    expect(await there.settle(taken, 'the answer')).toBe(true)
    await there.keys.release('u1', taken)
    expect(await repository.find('u1', 'click-1')).toMatchObject({ result: 'the answer' })
  })

  it('lets five repetitions of one user wait, and refuses more', async () => {
    const { here } = await open()
    const { clock, keys } = here
    const claim = await here.begin()
    // One sleeper is the timer that renews the claim.
    const waiters = () => clock.sleepers() - 1
    const left = new AbortController()
    const again = (signal = never) => keys.claim('u1', 'click-1', { topic: 'bread' }, signal)
    const waiting = [again(left.signal), ...Array.from({ length: 4 }, () => again())]
    const gone = expect(waiting[0]).rejects.toThrow('left')
    while (waiters() < 5) await new Promise((resolve) => setImmediate(resolve))
    await expect(again()).rejects.toMatchObject({ code: 'CONFLICT', retryAfterSeconds: 10 })
    left.abort(new Error('left'))
    await gone
    waiting.push(again())
    while (waiters() < 5) await new Promise((resolve) => setImmediate(resolve))
    await here.settle(claim, 'the answer')
    await clock.advance(250)
    for (const one of waiting.slice(1)) expect(await one).toEqual({ state: 'done', result: 'the answer' })
  })
})
