import { describe, expect, it } from 'vitest'
import { PRIORITY } from '../shared/plans.ts'
import { createPriorityQueue } from './priority-queue.ts'
import { createFakeClock } from './testing/fake-clock.ts'

const never = new AbortController().signal

/** A queue with one place, and who has it. */
function open(places = 1) {
  const clock = createFakeClock()
  const queue = createPriorityQueue({ places, clock, crowded: 'Too many.' })
  const served: string[] = []
  const ask = async (name: string, rank: 'premium' | 'free', signal = never) => {
    const leave = await queue.enter(rank, signal)
    served.push(name)
    return leave
  }
  return { clock, queue, served, ask }
}

describe('the queue before a busy provider', () => {
  it('serves premium first, each rank in its order', async () => {
    const { queue, served, ask } = open()
    const first = await ask('running', 'free')
    const rest = [
      ask('free 1', 'free'),
      ask('premium 1', 'premium'),
      ask('free 2', 'free'),
      ask('premium 2', 'premium'),
    ]
    expect(queue.ahead('premium')).toBe(3)
    expect(queue.ahead('free')).toBe(5)
    first()
    for (const one of [rest[1], rest[3], rest[0], rest[2]]) (await one)?.()
    expect(served).toEqual(['running', 'premium 1', 'premium 2', 'free 1', 'free 2'])
    expect(queue.ahead('free')).toBe(0)
  })

  it('lets a free request wait behind premium for thirty seconds at most', async () => {
    const { clock, served, ask } = open()
    const first = await ask('running', 'premium')
    const free = ask('free', 'free')
    const premium = [ask('premium 1', 'premium'), ask('premium 2', 'premium')]
    await clock.advance(29_000)
    first()
    const second = await premium[0]
    await clock.advance(1_000)
    second?.()
    ;(await free)()
    ;(await premium[1])?.()
    expect(served).toEqual(['running', 'premium 1', 'free', 'premium 2'])
  })

  it('forgets who leaves, and a place that is given back twice is given back once', async () => {
    const { served, ask } = open()
    const first = await ask('running', 'free')
    const left = new AbortController()
    const gone = ask('gone', 'premium', left.signal)
    const stays = ask('stays', 'free')
    left.abort(new Error('left'))
    await expect(gone).rejects.toThrow('left')
    first()
    first()
    await stays
    const last = ask('last', 'free')
    await Promise.resolve()
    expect(served).toEqual(['running', 'stays'])
    ;(await stays)()
    await last
  })

  it('lets patient free ones and premium take turns', async () => {
    const { clock, queue, served, ask } = open()
    const first = await ask('running', 'free')
    const free = [ask('free 1', 'free'), ask('free 2', 'free'), ask('free 3', 'free')]
    await clock.advance(30_000)
    const premium = [ask('premium 1', 'premium')]
    expect(queue.ahead('premium')).toBe(4)
    premium.push(ask('premium 2', 'premium'))
    first()
    for (const one of [free[0], premium[0], free[1], premium[1], free[2]]) (await one)?.()
    expect(served).toEqual(['running', 'free 1', 'premium 1', 'free 2', 'premium 2', 'free 3'])
  })

  it('refuses when too many of a rank wait, says when to come again, and has room for the other', async () => {
    const { queue, served, ask } = open()
    const first = await ask('running', 'free')
    for (let i = 0; i < PRIORITY.mostWaiting; i += 1) void ask(`waiting ${i}`, 'free')
    await expect(ask('too late', 'free')).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      retryAfterSeconds: 10,
    })
    expect(queue.ahead('premium')).toBe(1)
    const premium = ask('premium', 'premium')
    first()
    await premium
    expect(served).toEqual(['running', 'premium'])
  })
})
