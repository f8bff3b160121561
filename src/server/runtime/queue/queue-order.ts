import { PRIORITY } from '../../../shared/plans.ts'

/** Who asks for a place: premium is served first. */
export type Rank = 'premium' | 'free'

/** A request that has a place at a provider or waits for one. */
export interface Ticket {
  id: string
  rank: Rank
  /** A user's id; without an owner no other request is of the same. */
  owner: string | undefined
  /** The order of coming, from 1. */
  position: number
  /** When it was made, in milliseconds since 1970. */
  since: number
  /** The order of starting, from 1; undefined while it waits. */
  started: number | undefined
  /** Its provider has shown nothing for a while, so that its place may be another's. */
  isSilent: boolean
}

/** All tickets of a queue, in any order, and how many places there are now. */
export interface Queue {
  tickets: readonly Ticket[]
  places: number
  /** In milliseconds since 1970. */
  now: number
  /** Who just gave a place back. */
  left?: Ticket | undefined
}

export const isServed = (ticket: Ticket): boolean => ticket.started !== undefined

const byStart = (a: Ticket, b: Ticket): number => (a.started ?? 0) - (b.started ?? 0)

/** The most places of one owner while others wait. */
const computeShare = (places: number): number => Math.max(1, Math.floor(places / 4))

/** Silent ones beyond as many as there are places count like the others, so that a provider never has more than twice its number. */
function taken({ tickets, places }: Queue): number {
  const served = tickets.filter(isServed)
  const silent = served.filter(({ isSilent }) => isSilent).length
  return served.length - silent + Math.max(0, silent - places)
}

export const isFull = (queue: Queue): boolean => taken(queue) >= queue.places

/** Whether no call that has a place gets an answer: waiting makes no sense then. */
export function isStuck(queue: Queue): boolean {
  return isFull(queue) && queue.tickets.every((ticket) => !isServed(ticket) || ticket.isSilent)
}

/**
 * Who starts next; undefined where no place is free or none waits. Owners with less than their share of the places come
 * first, where a place that was just given back still counts; then premium. A free request that has waited for 30 s takes
 * turns with premium ones.
 */
export function chooseNext(queue: Queue): Ticket | undefined {
  if (isFull(queue)) return undefined
  const { tickets, left, places, now } = queue
  const served = tickets.filter(isServed)
  const waiting = tickets.filter((ticket) => !isServed(ticket)).toSorted((a, b) => a.position - b.position)
  const held = Map.groupBy(served, ({ owner }) => owner)
  const isBelow = (least: number, { owner }: Ticket): boolean =>
    owner === undefined || (held.get(owner)?.length ?? 0) + least < computeShare(places)
  const foremost =
    [
      waiting.filter((ticket) => isBelow(ticket.owner === left?.owner ? 1 : 0, ticket)),
      waiting.filter((ticket) => isBelow(0, ticket)),
      waiting,
    ].find(({ length }) => length > 0) ?? []
  const patient = foremost.find(({ rank, since }) => rank === 'free' && since <= now - PRIORITY.longestFreeWaitMs)
  const premium = foremost.find(({ rank }) => rank === 'premium')
  const last = [...served, ...(left ? [left] : [])].toSorted(byStart).at(-1)
  return (last?.rank === 'free' ? (premium ?? patient) : (patient ?? premium)) ?? foremost[0]
}

/** The tickets after all free places are given away; those that start are new objects. */
export function startNext(queue: Queue): Ticket[] {
  let tickets = [...queue.tickets]
  for (;;) {
    const next = chooseNext({ ...queue, tickets })
    if (!next) return tickets
    const started = 1 + Math.max(queue.left?.started ?? 0, ...tickets.map((ticket) => ticket.started ?? 0))
    tickets = tickets.map((ticket) => (ticket === next ? { ...ticket, started } : ticket))
  }
}

/**
 * How many give their place back before each of those who wait starts, by the id of its ticket. Takes it that places are
 * given back in the order of starting, and that no other comes.
 */
export function aheadOfEach(queue: Queue): Map<string, number> {
  const ahead = new Map<string, number>()
  let { left } = queue
  let tickets = [...queue.tickets]
  for (let before = 0; ; before += 1) {
    const after = startNext({ ...queue, tickets, left })
    for (const [at, { id, started }] of after.entries()) {
      if (started !== undefined && tickets[at]?.started === undefined) ahead.set(id, before)
    }
    left = after.filter(isServed).toSorted(byStart)[0]
    if (!left || after.every(isServed)) return ahead
    tickets = after.filter((ticket) => ticket !== left)
  }
}
