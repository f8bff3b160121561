import { PRIORITY } from '../../../shared/plans.ts'

/** Rank of a request: premium is served first. */
export type Rank = 'premium' | 'free'

/** A request that has a place at a provider or waits for one. */
export interface Ticket {
  id: string
  rank: Rank
  /** A user's id; requests without an owner count separately. */
  owner: string | undefined
  /** Order of arrival, from 1. */
  position: number
  /** When it was created, in milliseconds since 1970. */
  since: number
  /** Order of starting, from 1; undefined while it waits. */
  started: number | undefined
  /** Whether its provider has been silent for a while, so that its place may be given to another. */
  isSilent: boolean
}

/** All tickets of a queue, in any order, and the current number of places. */
export interface Queue {
  tickets: readonly Ticket[]
  places: number
  /** In milliseconds since 1970. */
  now: number
  /** The ticket that has just released its place. */
  left?: Ticket | undefined
}

export const isServed = (ticket: Ticket): boolean => ticket.started !== undefined

const byStart = (a: Ticket, b: Ticket): number => (a.started ?? 0) - (b.started ?? 0)

/** Maximum number of places of one owner while others wait. */
const computeShare = (places: number): number => Math.max(1, Math.floor(places / 4))

/** Silent tickets count only beyond the number of places, so that a provider never has more than twice its number. */
function taken({ tickets, places }: Queue): number {
  const served = tickets.filter(isServed)
  const silent = served.filter(({ isSilent }) => isSilent).length
  return served.length - silent + Math.max(0, silent - places)
}

export const isFull = (queue: Queue): boolean => taken(queue) >= queue.places

/** Whether no call that has a place gets an answer, so that waiting is useless. */
export function isStuck(queue: Queue): boolean {
  return isFull(queue) && queue.tickets.every((ticket) => !isServed(ticket) || ticket.isSilent)
}

/**
 * The ticket to start next; undefined where no place is free or none waits. Owners with less than their share of the
 * places come first, where a place that was just released still counts; then premium. A free request that has waited
 * for 30 s alternates with premium ones.
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

/** The tickets after all free places are assigned; started ones are new objects. */
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
 * Number of releases before each waiting ticket starts, by its id. Assumes that places are released in the order of
 * starting, and that no other request arrives.
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
