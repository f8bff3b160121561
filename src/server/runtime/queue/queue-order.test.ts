import { describe, expect, it } from 'vitest'
import { aheadOfEach, chooseNext, type Queue, startNext, type Ticket } from './queue-order.ts'

const OWNERS = [undefined, 'a', 'b', 'c'] as const

/** A pseudo-random mixture of waiting tickets, the same for each round number. */
function mixture(round: number): Queue {
  const now = 100_000
  const tickets = Array.from({ length: 13 }, (_, guest): Ticket => {
    const dice = (round * 31 + guest * guest * 17 + round * guest * 7) % 101
    return {
      id: `${guest}`,
      rank: dice % 3 === 0 ? 'premium' : 'free',
      owner: OWNERS[dice % 4],
      position: guest + 1,
      since: now - (dice % 5) * 10_000,
      started: undefined,
      isSilent: false,
    }
  })
  return { tickets, places: 1 + (round % 9), now }
}

describe('the order of a queue', () => {
  it('predicts how many are served first, for any queue', () => {
    for (let round = 0; round < 100; round += 1) {
      const queue = mixture(round)
      const told = aheadOfEach(queue)
      const seen = new Map<string, number>()
      let tickets = startNext(queue)
      for (let over = 0; tickets.length > 0; over += 1) {
        for (const { id, started } of tickets) if (started !== undefined && !seen.has(id)) seen.set(id, over)
        const left = tickets
          .filter(({ started }) => started !== undefined)
          .toSorted((a, b) => (a.started ?? 0) - (b.started ?? 0))[0]
        tickets = startNext({ ...queue, tickets: tickets.filter((ticket) => ticket !== left), left })
      }
      expect({ round, told }).toEqual({ round, told: seen })
    }
  })

  it('gives no owner more than a quarter of the places while another has less', () => {
    for (let round = 0; round < 100; round += 1) {
      const queue = { ...mixture(round), places: 8 }
      for (let { tickets } = queue, next = chooseNext(queue); next; next = chooseNext({ ...queue, tickets })) {
        const chosen = next
        const heldBy = (owner: Ticket['owner']): number =>
          tickets.filter((ticket) => ticket.started !== undefined && ticket.owner === owner).length
        const isLess = ({ owner, started }: Ticket): boolean =>
          started === undefined && (owner === undefined || heldBy(owner) < 2)
        if (chosen.owner !== undefined && heldBy(chosen.owner) >= 2) expect(tickets.some(isLess)).toBe(false)
        tickets = tickets.map((ticket) => (ticket === chosen ? { ...ticket, started: tickets.length } : ticket))
      }
    }
  })
})
