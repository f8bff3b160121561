import { AppError } from '../../shared/errors.ts'
import { PRIORITY } from '../../shared/plans.ts'
import { type Clock } from './clock.ts'

/** Rank of a request: premium is served first. */
export type Rank = 'premium' | 'free'

/** Somebody who has a place or wants one; without an owner nobody else is of the same. */
interface Ticket {
  rank: Rank
  owner: string | undefined
}

interface Waiting extends Ticket {
  since: number
  start(): void
}

/**
 * Places at a provider that answers only so many requests at once. Who comes next: owners without a place before owners
 * who have one, then owners who did not just give one back, then premium before free. A free request waits 30 s at most
 * behind premium ones; after that it takes turns with them. Each rank and each owner has a bound of its own, so that
 * one crowd never shuts the others out. `places` is asked each time, because the provider may change; a place that is
 * taken is kept. `crowded` is the first sentence of the refusal at that bound.
 */
export function createPriorityQueue({
  places,
  clock,
  busyMessage,
}: {
  places: () => number
  clock: Clock
  busyMessage: string
}) {
  /** Requests that have a place, in order of arrival. */
  let served: Ticket[] = []
  let waiting: Waiting[] = []
  /** Whose turn it is where both a patient free one and a premium one wait. */
  let turn: Rank = 'free'

  function leave(ticket: Ticket): void {
    served = served.filter((other) => other !== ticket)
    fill(ticket)
  }

  /** Gives free places to those who wait: there may be more of them than when the last one was given back. */
  function fill(left?: Ticket): void {
    while (served.length < places()) {
      const first = chooseNext(waiting, { served, left, turn, now: clock.now().getTime() })
      if (!first) return
      turn = otherThan(first.rank)
      waiting = waiting.filter((other) => other !== first)
      served.push(first)
      first.start()
    }
  }

  /** The way to give a place back, once. */
  const release = (ticket: Ticket) => (): void => {
    if (served.includes(ticket)) leave(ticket)
  }

  function refuseCrowd({ rank, owner }: Ticket): void {
    const ofOwner = owner === undefined ? [] : [...served, ...waiting].filter((other) => other.owner === owner)
    if (ofOwner.length >= PRIORITY.mostOfOwner) {
      const message = `${PRIORITY.mostOfOwner} of your texts are under way already. Wait until one is done, then try again.`
      throw new AppError('TOO_MANY_REQUESTS', message, { retryAfterSeconds: 10 })
    }
    if (served.length < places()) return
    if (waiting.filter((other) => other.rank === rank).length >= PRIORITY.mostWaiting) {
      throw new AppError('SERVICE_UNAVAILABLE', `${busyMessage} Try again in a moment.`, { retryAfterSeconds: 10 })
    }
  }

  return {
    /**
     * How many would be served before somebody who came now; 0 when a place is free. Takes it that places are given back in
     * the order of coming.
     */
    position(rank: Rank, owner?: string): number {
      fill()
      const now = clock.now().getTime()
      const most = places()
      const newcomer: Waiting = { rank, owner, since: now, start: () => undefined }
      let before = 0
      let [inPlace, inLine, whose]: [Ticket[], Waiting[], Rank] = [served, [...waiting, newcomer], turn]
      while (inPlace.length >= most) {
        before += 1
        const [left, ...stay] = inPlace
        inPlace = stay
        if (inPlace.length >= most) continue
        const next = chooseNext(inLine, { served: inPlace, left, turn: whose, now })
        if (!next || next === newcomer) break
        inPlace.push(next)
        inLine = inLine.filter((other) => other !== next)
        whose = otherThan(next.rank)
      }
      return before
    },

    /**
     * Waits for a place. Returns the function that releases it. Throws TOO_MANY_REQUESTS when the owner has too many here already,
     * SERVICE_UNAVAILABLE when too many of the rank wait, and the signal's reason when the caller leaves first.
     */
    async enter(rank: Rank, signal: AbortSignal, owner?: string): Promise<() => void> {
      signal.throwIfAborted()
      const ticket: Ticket = { rank, owner }
      fill()
      refuseCrowd(ticket)
      if (served.length < places()) {
        served.push(ticket)
        return release(ticket)
      }
      return new Promise((resolve, reject) => {
        const start = (): void => finish(() => resolve(release(entry)))
        const entry: Waiting = { ...ticket, since: clock.now().getTime(), start }
        const abandon = (): void => {
          waiting = waiting.filter((other) => other !== entry)
          finish(() => reject(signal.reason as Error))
        }
        const finish = (settle: () => void): void => {
          signal.removeEventListener('abort', abandon)
          settle()
        }
        signal.addEventListener('abort', abandon)
        waiting.push(entry)
      })
    },
  }
}

const otherThan = (rank: Rank): Rank => (rank === 'free' ? 'premium' : 'free')

/** Who has a place, who just gave one back, and whose turn it is between a patient free one and a premium one. */
interface Scene {
  served: readonly Ticket[]
  left: Ticket | undefined
  turn: Rank
  now: number
}

/** The next request to be served; `waiting` is in order of arrival. */
function chooseNext(waiting: readonly Waiting[], { served, left, turn, now }: Scene): Waiting | undefined {
  const busy = new Set(served.map(({ owner }) => owner))
  const fresh = waiting.filter(({ owner }) => owner === undefined || !busy.has(owner))
  const others = fresh.filter(({ owner }) => owner === undefined || owner !== left?.owner)
  const foremost = [others, fresh, waiting].find(({ length }) => length > 0) ?? []
  const patient = foremost.find(({ rank, since }) => rank === 'free' && since <= now - PRIORITY.longestFreeWaitMs)
  const premium = foremost.find(({ rank }) => rank === 'premium')
  return (turn === 'free' ? (patient ?? premium) : (premium ?? patient)) ?? foremost[0]
}
