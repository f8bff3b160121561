import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../../../shared/errors.ts'
import { createFakeClock, type FakeClock } from '../../testing/fakes/fake-clock.ts'
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts'

const DOWN = new AppError('BAD_GATEWAY', 'down')
const REFUSAL = {
  code: 'SERVICE_UNAVAILABLE',
  message: 'The AI service does not answer. Try again in 30 s.',
  reason: 'provider_unavailable',
  retryAfterSeconds: 30,
}
const never = new AbortController().signal

describe('the circuit breaker of a provider', () => {
  let clock: FakeClock
  let breaker: CircuitBreaker
  beforeEach(() => {
    clock = createFakeClock()
    breaker = createCircuitBreaker({ clock, service: 'The AI service' })
  })

  /** A call with this outcome. */
  async function call(error?: unknown, isStopped = false): Promise<void> {
    breaker.begin().end({ error, isStopped })
    await clock.advance(0)
  }
  const fail = async (times = 1): Promise<void> => {
    for (let time = 0; time < times; time += 1) await call(DOWN)
  }
  const isClosed = (): boolean => {
    try {
      breaker.requireClosed()
      return true
    } catch (error) {
      expect(error).toMatchObject(REFUSAL)
      return false
    }
  }

  it('opens after five failures in a row, ends waiting requests, and refuses at once', async () => {
    const opened = breaker.opened()
    await fail(4)
    await call()
    await fail(4)
    expect([opened.aborted, isClosed()]).toEqual([false, true])
    await fail()
    expect(opened.aborted).toBe(true)
    expect(opened.reason).toMatchObject(REFUSAL)
    expect(isClosed()).toBe(false)
    await expect(breaker.run(async () => 1, never)).rejects.toMatchObject(REFUSAL)
    await clock.advance(29_999)
    expect(isClosed()).toBe(false)
  })

  it.each([
    ['a time-out', new AppError('GATEWAY_TIMEOUT', 'slow'), false],
    ['a busy provider', new AppError('SERVICE_UNAVAILABLE', 'busy'), false],
    ['a refusal of the topic', new AppError('FORBIDDEN', 'no', { reason: 'declined_topic' }), true],
    ['settings that are wrong', new AppError('BAD_GATEWAY', 'key', { isPermanent: true }), true],
    ['a request that is wrong', new AppError('BAD_REQUEST', 'no'), true],
  ])('counts %s correctly as an answer or a failure', async (_what, error, isAnswer) => {
    for (let time = 0; time < 5; time += 1) await call(error)
    expect(isClosed()).toBe(isAnswer)
  })

  it('counts a call stopped by its caller neither as a failure nor as a success', async () => {
    await fail(4)
    for (let time = 0; time < 5; time += 1) await call(new Error('stopped'), true)
    expect(isClosed()).toBe(true)
    await fail()
    expect(isClosed()).toBe(false)
  })

  it('lets one call through after 30 s, and closes with its first word', async () => {
    await fail(5)
    await clock.advance(30_000)
    const probe = breaker.begin()
    expect(isClosed()).toBe(false)
    expect(() => breaker.begin()).toThrow(REFUSAL.message)
    probe.heard()
    await clock.advance(0)
    expect(isClosed()).toBe(true)
    await fail(4)
    expect(isClosed()).toBe(true)
  })

  it('stays open for another 30 s after a failed try, and not after a stopped one', async () => {
    await fail(5)
    const again = breaker.opened()
    await clock.advance(30_000)
    await fail()
    expect([isClosed(), again.aborted]).toEqual([false, true])
    await clock.advance(29_999)
    expect(isClosed()).toBe(false)
    await clock.advance(1)
    await call(new Error('stopped'), true)
    expect(isClosed()).toBe(true)
    await call()
    await fail(4)
    expect(isClosed()).toBe(true)
  })

  it("lets calls of one text wait for the trial call, and throws a call's error", async () => {
    const failing = () => breaker.run(() => Promise.reject(DOWN), never)
    for (let time = 0; time < 5; time += 1) await expect(failing()).rejects.toBe(DOWN)
    await clock.advance(30_000)
    const gate = Promise.withResolvers<string>()
    const probe = breaker.run(() => gate.promise, never)
    const second = breaker.run(async () => 'second', never)
    gate.resolve('first')
    expect(await Promise.all([probe, second])).toEqual(['first', 'second'])
    expect(isClosed()).toBe(true)
    const stopped = AbortSignal.abort(new Error('stopped'))
    for (let time = 0; time < 5; time += 1) {
      await expect(breaker.run(() => Promise.reject(DOWN), stopped)).rejects.toBe(DOWN)
    }
    expect(isClosed()).toBe(true)
  })
})
