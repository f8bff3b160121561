import { beforeEach, expect, it } from 'vitest'
import { PRIORITY } from '../../../shared/plans.ts'
import { createFakeClock, type FakeClock } from '../../testing/fakes/fake-clock.ts'
import { until } from '../../testing/until.ts'
import { notAnswering } from './circuit-breaker.ts'
import { createPlaces, type Place, type Places } from './places.ts'
import { type Rank } from './queue-order.ts'
import { type TicketStore } from './ticket-store.ts'

/** Opens an adapter for a process with this name and clock. */
export type OpenStore = (process: string, clock: FakeClock) => TicketStore

export const OWNERS = ['a', 'b', 'c', 'd', 'e', 'f', '1', '2']

const never = new AbortController().signal

/**
 * The contract of every adapter of `TicketStore`; with two processes where `isShared`. `settle` resolves when earlier
 * operations of the store are likely to be done.
 */
export function describePlaces(
  openStore: () => OpenStore,
  { isShared, settle }: { isShared: boolean; settle: () => Promise<void> },
): void {
  let clock: FakeClock
  let places: number
  let here: Places
  let there: Places
  let served: string[]
  let told: Map<string, number[]>
  const errors: unknown[] = []

  function open(process: string, own: FakeClock): Places {
    return createPlaces({
      store: openStore()(process, own),
      places: () => places,
      instanceId: process,
      clock: own,
      report: (error) => void errors.push(error),
      busyMessage: 'Too many.',
      longestWaitMs: () => 60_000,
      notAnswering: () => notAnswering('The AI service'),
    })
  }

  beforeEach(() => {
    clock = createFakeClock()
    places = 1
    here = open('here', clock)
    there = isShared ? open('there', clock) : here
    served = []
    told = new Map()
    errors.length = 0
  })

  /** Requests a place. Resolves with the promise of the place. */
  async function ask(
    name: string,
    rank: Rank,
    { owner, signal = never, at = here }: { owner?: string; signal?: AbortSignal; at?: Places } = {},
  ): Promise<Place> {
    const entering = at.enter({ rank, owner }, signal)
    const heard: number[] = []
    told.set(name, heard)
    for (;;) {
      const step = await entering.next()
      if (step.done) {
        served.push(name)
        return step.value
      }
      heard.push(step.value.ahead)
    }
  }

  /** Like `ask`, for a request that has to wait; resolves once it waits. */
  async function waitIn(...asked: Parameters<typeof ask>): Promise<{ place: Promise<Place> }> {
    const place = ask(...asked)
    let isRefused = false
    place.catch(() => (isRefused = true))
    await until(() => isRefused || (told.get(asked[0])?.length ?? 0) > 0)
    return { place }
  }

  async function pass(seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second += 1) {
      await clock.advance(1_000)
      await settle()
    }
  }

  const leave = async ({ place }: { place: Promise<Place> }): Promise<void> => (await place).leave()
  const toldLast = (name: string) => told.get(name)?.at(-1)

  it('are given to premium first, to each rank in order, and report how many are ahead', async () => {
    const first = await ask('running', 'premium')
    const free1 = await waitIn('free 1', 'free')
    const premium1 = await waitIn('premium 1', 'premium', { at: there })
    const free2 = await waitIn('free 2', 'free', { at: there })
    const premium2 = await waitIn('premium 2', 'premium')
    await until(() => toldLast('free 2') === 4)
    expect(['premium 1', 'premium 2', 'free 1'].map(toldLast)).toEqual([1, 2, 3])
    expect(told.get('free 1')).toEqual([1, 2, 3])
    await first.leave()
    for (const one of [premium1, premium2, free1, free2]) await leave(one)
    expect(served).toEqual(['running', 'premium 1', 'premium 2', 'free 1', 'free 2'])
    expect(errors).toEqual([])
  })

  it('let a free request wait behind premium for 30 s at most, and alternate from then on', async () => {
    const first = await ask('running', 'premium')
    const free1 = await waitIn('free 1', 'free')
    const free2 = await waitIn('free 2', 'free')
    const premium1 = await waitIn('premium 1', 'premium', { at: there })
    const premium2 = await waitIn('premium 2', 'premium', { at: there })
    await clock.advance(30_000)
    await first.leave()
    for (const one of [free1, premium1, free2, premium2]) await leave(one)
    expect(served).toEqual(['running', 'free 1', 'premium 1', 'free 2', 'premium 2'])
  })

  it('are not given to an owner with a quarter of them while others wait, premium included', async () => {
    places = 8
    const mine = await Promise.all(['1', '2', '3', '4', '5'].map((name) => ask(`a ${name}`, 'premium', { owner: 'a' })))
    const others = await Promise.all(['b', 'c', 'd'].map((owner) => ask(owner, 'free', { owner, at: there })))
    await mine[0]?.leave()
    await ask('e', 'free', { owner: 'e', at: there })
    const again = await waitIn('a 6', 'premium', { owner: 'a' })
    const freeOne = await waitIn('f', 'free', { owner: 'f', at: there })
    await mine[1]?.leave()
    await freeOne.place
    const alone = served.length
    await others[0]?.leave()
    await again.place
    expect(served.slice(alone)).toEqual(['a 6'])
  })

  it('serve owners in turn where there is one place', async () => {
    const first = await ask('a 1', 'premium', { owner: 'a' })
    const a2 = await waitIn('a 2', 'premium', { owner: 'a' })
    const a3 = await waitIn('a 3', 'premium', { owner: 'a' })
    const b1 = await waitIn('b 1', 'free', { owner: 'b', at: there })
    const b2 = await waitIn('b 2', 'free', { owner: 'b', at: there })
    await until(() => toldLast('b 2') === 3)
    await first.leave()
    for (const one of [b1, a2, b2, a3]) await leave(one)
    expect(served).toEqual(['a 1', 'b 1', 'a 2', 'b 2', 'a 3'])
  })

  it('drop a ticket that leaves, and are released once', async () => {
    const first = await ask('running', 'free')
    const left = new AbortController()
    const gone = await waitIn('gone', 'premium', { signal: left.signal, at: there })
    const stays = await waitIn('stays', 'free')
    left.abort(new Error('left'))
    await expect(gone.place).rejects.toThrow('left')
    await until(() => toldLast('stays') === 1)
    await first.leave()
    await first.leave()
    await stays.place
    const last = await waitIn('last', 'free', { at: there })
    expect(served).toEqual(['running', 'stays'])
    for (const one of [stays, last]) await leave(one)
  })

  it('are no longer waited for after the iteration ends', async () => {
    const first = await ask('running', 'free')
    const entering = here.enter({ rank: 'premium' }, never)
    expect((await entering.next()).value).toEqual({ type: 'waiting', ahead: 1 })
    await entering.return(undefined as never)
    const next = await waitIn('next', 'free', { at: there })
    expect(toldLast('next')).toBe(1)
    await first.leave()
    await leave(next)
  })

  it('refuse a request after a minute, with Retry-After, and keep the order of the others', async () => {
    const first = await ask('running', 'free')
    const early = await waitIn('early', 'free')
    await clock.advance(1_000)
    const later = await waitIn('later', 'free', { at: there })
    const refusal = expect(early.place).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: 'Too many. Try again in a moment.',
      retryAfterSeconds: 10,
    })
    await pass(59)
    await refusal
    await first.leave()
    await leave(later)
    expect(served).toEqual(['running', 'later'])
  })

  it('refuse when too many of a rank wait, without affecting the other rank', async () => {
    const first = await ask('running', 'free')
    const crowd = Array.from({ length: PRIORITY.mostWaiting }, (_, at) => ask(`waiting ${at}`, 'free', { at: there }))
    const last = (): number => Math.max(...crowd.map((_, at) => toldLast(`waiting ${at}`) ?? 0))
    await until(() => last() === PRIORITY.mostWaiting)
    await expect(ask('too late', 'free')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 10 })
    const premium = await waitIn('premium', 'premium')
    await first.leave()
    await leave(premium)
    expect(served.slice(0, 2)).toEqual(['running', 'premium'])
    await Promise.all(crowd.map((place) => leave({ place })))
  })

  it('refuse the sixth request of one owner until one of the five has ended', async () => {
    places = 2
    const first = await ask('1', 'free', { owner: 'a' })
    await ask('2', 'free', { owner: 'a', at: there })
    const left = new AbortController()
    await waitIn('3', 'free', { owner: 'a' })
    await waitIn('4', 'free', { owner: 'a', at: there })
    const gone = await waitIn('5', 'free', { owner: 'a', signal: left.signal })
    const refusal = { code: 'TOO_MANY_REQUESTS', message: expect.stringMatching(/^5 of your texts/u) }
    await expect(ask('6', 'premium', { owner: 'a', at: there })).rejects.toMatchObject(refusal)
    left.abort(new Error('left'))
    await expect(gone.place).rejects.toThrow('left')
    await waitIn('6', 'free', { owner: 'a', at: there })
    await expect(ask('7', 'free', { owner: 'a' })).rejects.toMatchObject(refusal)
    await first.leave()
    await waitIn('7', 'free', { owner: 'a' })
  })

  it('follow a changing number of places without revoking one', async () => {
    places = 2
    const leaves = [await ask('1', 'free'), await ask('2', 'free')]
    places = 1
    const third = await waitIn('3', 'free', { at: there })
    const fourth = await waitIn('4', 'free')
    expect(toldLast('3')).toBe(2)
    await leaves[0]?.leave()
    expect(served).toEqual(['1', '2'])
    await leaves[1]?.leave()
    await third.place
    places = 3
    await ask('5', 'free', { at: there })
    await fourth.place
  })

  it('of hanging calls are given to others once; if those hang too, waiting requests are refused', async () => {
    places = 2
    const hanging = await Promise.all(['1', '2'].map((name) => ask(name, 'free', { owner: name })))
    const good = await waitIn('good', 'free', { at: there })
    const better = await waitIn('better', 'free')
    const hopeless = await waitIn('hopeless', 'free', { at: there })
    await hanging[0]?.markSilent()
    await good.place
    await hanging[1]?.markSilent()
    await better.place
    for (const one of [good, better]) await (await one.place).markSilent()
    const refusal = {
      code: 'SERVICE_UNAVAILABLE',
      message: 'The AI service does not answer. Try again in 30 s.',
      reason: 'provider_unavailable',
      retryAfterSeconds: 30,
    }
    await expect(hopeless.place).rejects.toMatchObject(refusal)
    await expect(ask('too late', 'free')).rejects.toMatchObject(refusal)
    await hanging[0]?.leave()
    await ask('after', 'free', { at: there })
  })

  it.runIf(isShared)('of a dead process are free within 20 s, and its waiting tickets are deleted', async () => {
    const clockThere = createFakeClock()
    const dead = open('dead', clockThere)
    await ask('running', 'premium', { at: dead })
    await waitIn('waits there', 'premium', { at: dead })
    const mine = await waitIn('mine', 'free')
    // Its clock is stopped, so that it renews nothing and reads nothing.
    await pass(14)
    expect(served).toEqual(['running'])
    await pass(5)
    await leave(mine)
    expect(served).toEqual(['running', 'mine'])
  })

  it.runIf(isShared)('are still waited for by a process that was suspended', async () => {
    const clockThere = createFakeClock()
    const running = await ask('running', 'free')
    const slept = await waitIn('slept', 'premium', { at: open('slow', clockThere) })
    await pass(19)
    await waitIn('mine', 'free')
    expect(toldLast('mine')).toBe(1)
    await clockThere.advance(19_000)
    await until(() => toldLast('mine') === 2)
    await running.leave()
    await leave(slept)
    expect(served.slice(0, 2)).toEqual(['running', 'slept'])
  })

  it.runIf(isShared)('stay with a running process, however long it takes', async () => {
    const running = await ask('running', 'free')
    const mine = await waitIn('mine', 'premium', { at: there })
    await pass(50)
    expect([served, toldLast('mine')]).toEqual([['running'], 1])
    await running.leave()
    await leave(mine)
  })
}
