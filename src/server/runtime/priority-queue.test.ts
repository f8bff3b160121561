import { describe, expect, it } from 'vitest'
import { PRIORITY } from '../../shared/plans.ts'
import { createPriorityQueue } from './priority-queue.ts'
import { createFakeClock } from '../testing/fakes/fake-clock.ts'

const never = new AbortController().signal

/** A queue with one place, and who has it. */
function open(first = 1) {
  const clock = createFakeClock()
  let places = first
  const queue = createPriorityQueue({ places: () => places, clock, busyMessage: 'Too many.' })
  const served: string[] = []
  const ask = async (name: string, rank: 'premium' | 'free', signal = never, owner?: string) => {
    const leave = await queue.enter(rank, signal, owner)
    served.push(name)
    return leave
  }
  const resize = (to: number) => (places = to)
  return { clock, queue, served, ask, resize }
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
    expect(queue.position('premium')).toBe(3)
    expect(queue.position('free')).toBe(5)
    first()
    for (const one of [rest[1], rest[3], rest[0], rest[2]]) (await one)?.()
    expect(served).toEqual(['running', 'premium 1', 'premium 2', 'free 1', 'free 2'])
    expect(queue.position('free')).toBe(0)
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
    expect(queue.position('premium')).toBe(4)
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
    expect(queue.position('premium')).toBe(1)
    const premium = ask('premium', 'premium')
    first()
    await premium
    expect(served).toEqual(['running', 'premium'])
  })

  it('gives nobody a second place while somebody has none, also not to premium', async () => {
    const { queue, served, ask } = open(2)
    const [first] = [await ask('a 1', 'premium', never, 'a'), await ask('a 2', 'premium', never, 'a')]
    const more = ask('a 3', 'premium', never, 'a')
    expect(queue.position('premium', 'a')).toBe(2)
    expect(queue.position('free', 'b')).toBe(1)
    const other = [ask('b 1', 'free', never, 'b'), ask('b 2', 'free', never, 'b')]
    first?.()
    const second = await other[0]
    second?.()
    ;(await other[1])?.()
    ;(await more)()
    expect(served).toEqual(['a 1', 'a 2', 'b 1', 'b 2', 'a 3'])
  })

  it('serves owners in turn where there is one place', async () => {
    const { queue, served, ask } = open()
    const first = await ask('a 1', 'premium', never, 'a')
    const rest = [
      ask('a 2', 'premium', never, 'a'),
      ask('a 3', 'premium', never, 'a'),
      ask('b 1', 'free', never, 'b'),
      ask('b 2', 'free', never, 'b'),
    ]
    expect([queue.position('premium', 'c'), queue.position('premium', 'a')]).toEqual([1, 5])
    first()
    for (const one of [rest[2], rest[0], rest[3], rest[1]]) (await one)?.()
    expect(served).toEqual(['a 1', 'b 1', 'a 2', 'b 2', 'a 3'])
  })

  it('refuses the sixth of one owner, waiting or served, until one of them is over', async () => {
    const { ask } = open(2)
    const left = new AbortController()
    const first = await ask('1', 'free', never, 'a')
    for (const name of ['2', '3', '4']) void ask(name, 'free', never, 'a')
    const gone = ask('5', 'free', left.signal, 'a')
    const refusal = {
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringMatching(/^5 of your texts/),
      retryAfterSeconds: 10,
    }
    await expect(ask('6', 'premium', never, 'a')).rejects.toMatchObject(refusal)
    void ask('other', 'free', never, 'b')
    left.abort(new Error('left'))
    await expect(gone).rejects.toThrow('left')
    void ask('6', 'free', never, 'a')
    await expect(ask('7', 'free', never, 'a')).rejects.toMatchObject(refusal)
    first()
    void ask('7', 'free', never, 'a')
  })

  it('follows a provider that answers fewer at once, and then more: nobody who has a place loses it', async () => {
    const { queue, served, ask, resize } = open(2)
    const leaves = [await ask('1', 'free'), await ask('2', 'free')]
    resize(1)
    const rest = [ask('3', 'free'), ask('4', 'free'), ask('5', 'free')]
    expect(queue.position('free')).toBe(5)
    leaves[0]?.()
    await Promise.resolve()
    expect(served).toEqual(['1', '2'])
    leaves[1]?.()
    ;(await rest[0])?.()
    await rest[1]
    expect(served).toEqual(['1', '2', '3', '4'])
    resize(3)
    await ask('6', 'free')
    await rest[2]
    expect(served.toSorted()).toEqual(['1', '2', '3', '4', '5', '6'])
  })

  it('says truthfully how many come first, whoever waits', async () => {
    for (let round = 0; round < 100; round += 1) {
      const { clock, queue, served, ask } = open(1 + (round % 3))
      const leaves: (() => void)[] = []
      const enter = (name: string, rank: 'premium' | 'free', owner: string | undefined) =>
        ask(name, rank, never, owner).then(
          (leave) => leaves.push(leave),
          () => undefined,
        )
      await enter('first', 'free', 'busy')
      for (let guest = 0; guest < 12; guest += 1) {
        // Any mixture will do, as long as it is the same one every time.
        const dice = (round * 31 + guest * guest * 17 + round * guest * 7) % 101
        void enter(`${guest}`, dice % 3 === 0 ? 'premium' : 'free', [undefined, 'a', 'b', 'c'][dice % 4])
        await clock.advance(dice % 5 === 0 ? 30_000 : 0)
      }
      const rank = round % 2 === 0 ? 'premium' : 'free'
      const owner = round % 4 < 2 ? 'busy' : 'new'
      const ahead = queue.position(rank, owner)
      void enter('newcomer', rank, owner)
      let over = 0
      for (; !served.includes('newcomer'); over += 1) {
        leaves[over]?.()
        await clock.advance(0)
      }
      expect({ round, ahead }).toEqual({ round, ahead: over })
    }
  })
})
