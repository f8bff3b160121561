import { AppError } from '../../../shared/errors.ts'
import { type WaitingEvent } from '../../../shared/features/generation/generation.schema.ts'
import { PRIORITY } from '../../../shared/plans.ts'
import { type Clock } from '../clock.ts'
import {
  aheadOfEach,
  isServed,
  isStuck,
  chooseNext,
  type Queue,
  type Rank,
  startNext,
  type Ticket,
} from './queue-order.ts'
import { type TicketStore } from './ticket-store.ts'

/** Seconds of a refusal's `Retry-After`. */
const RETRY_S = 10

/** A request for a place. Requests without an owner count separately. */
export interface PlaceRequest {
  rank: Rank
  owner?: string | undefined
}

/** A place that is taken until it is released. */
export interface Place {
  /** The provider is silent: other requests need not wait for this place. Never throws. */
  markSilent(): Promise<void>
  /** Releases the place, once. Never throws: an error is reported, and the place expires. */
  leave(): Promise<void>
}

/** Places at a provider with a limit of parallel requests. */
export interface Places {
  /**
   * Waits for a place and yields the number of requests ahead, each time it changes. Leaving the iteration leaves the
   * queue. Throws TOO_MANY_REQUESTS where the owner has too many requests here, SERVICE_UNAVAILABLE where too many of
   * the rank wait, after the longest wait, or where no place gets an answer, and the signal's reason.
   */
  enter(asker: PlaceRequest, signal: AbortSignal): AsyncGenerator<WaitingEvent, Place, void>
}

export interface PlacesOptions {
  store: TicketStore
  /** Number of places; called each time, because the provider may change. Taken places stay. */
  places: () => number
  /** Prefix of ticket ids, unique over all processes and queues. */
  instanceId: string
  clock: Clock
  report(error: unknown): void
  /** The first sentence of a refusal for too many requests, and after the longest wait. */
  busyMessage: string
  /** In milliseconds. */
  longestWaitMs?: (() => number) | undefined
  /** Whether the numbers of requests per rank and per owner are limited. */
  isBounded?: boolean | undefined
  /** The refusal of waiting requests where no place gets an answer; without it they go on waiting. */
  notAnswering?: (() => AppError) | undefined
}

/** A waiting request of this process. */
interface Waiter {
  ticket: Ticket
  ahead: number
  /** Whether the ticket has been seen in the store. */
  isIn: boolean
  isStarted: boolean
  hasLeft: boolean
  failure: { error: unknown } | undefined
  changed: PromiseWithResolvers<void>
}

/**
 * Places by tickets: a request adds one, and the process that changes the tickets starts the next ones, also those of
 * other processes. Source of the order: docs/product-rules.md#plans.
 */
export function createPlaces(options: PlacesOptions): Places {
  const { store, places, instanceId, clock, report, busyMessage, longestWaitMs, notAnswering } = options
  const isBounded = options.isBounded ?? true
  const waiters = new Map<string, Waiter>()
  let stopWatching: (() => void) | undefined
  let count = 0

  const buildQueue = (tickets: readonly Ticket[], left?: Ticket): Queue => ({
    tickets,
    places: places(),
    now: clock.now().getTime(),
    left,
  })
  const started = (tickets: readonly Ticket[], left?: Ticket) => ({
    tickets: startNext(buildQueue(tickets, left)),
    result: undefined,
  })
  const remove = (id: string): Promise<void> =>
    store.update((tickets) => {
      const gone = tickets.find((ticket) => ticket.id === id)
      const rest = tickets.filter((ticket) => ticket !== gone)
      return started(rest, gone?.started === undefined ? undefined : gone)
    })
  const insert = (ticket: Ticket, check: (queue: Queue) => void): Promise<void> =>
    store.update((tickets) => {
      check(buildQueue(tickets))
      if (tickets.some(({ id }) => id === ticket.id)) return started(tickets)
      const position = ticket.position || 1 + Math.max(0, ...tickets.map((other) => other.position))
      return started([...tickets, { ...ticket, position }])
    })

  /** Reports its position to each waiter. A change by another process may arrive late, so a start is never revoked. */
  function observe(tickets: readonly Ticket[]): void {
    const queue = buildQueue(tickets)
    const ahead = aheadOfEach(queue)
    const isHopeless = notAnswering !== undefined && isStuck(queue)
    for (const waiter of waiters.values()) {
      const ticket = tickets.find(({ id }) => id === waiter.ticket.id)
      if (ticket) {
        Object.assign(waiter, {
          ticket,
          isIn: true,
          isStarted: waiter.isStarted || isServed(ticket),
          ahead: ahead.get(ticket.id) ?? 0,
        })
        if (isHopeless && !waiter.isStarted) waiter.failure ??= { error: notAnswering() }
      } else if (waiter.isIn) {
        // This process was suspended for so long that others removed its ticket: it returns to its position, unless its
        // user is deleted.
        waiter.isIn = false
        insert({ ...waiter.ticket, started: undefined }, () => undefined)
          .then(() => (waiter.hasLeft ? buildPlace(waiter.ticket.id).leave() : undefined))
          .catch((error: unknown) => {
            waiter.failure ??= { error }
            waiter.changed.resolve()
          })
      }
      waiter.changed.resolve()
    }
    // A process died with a place, or there are more places than before.
    if (chooseNext(queue)) store.update((now) => started(now)).catch(report)
  }

  function watch(waiter: Waiter): () => void {
    waiters.set(waiter.ticket.id, waiter)
    stopWatching ??= store.watch(observe)
    return () => {
      waiters.delete(waiter.ticket.id)
      if (waiters.size > 0) return
      stopWatching?.()
      stopWatching = undefined
    }
  }

  function refuse(queue: Queue, { rank, owner }: PlaceRequest): void {
    const { tickets } = queue
    if (
      isBounded &&
      owner !== undefined &&
      tickets.filter((ticket) => ticket.owner === owner).length >= PRIORITY.mostOfOwner
    ) {
      const message = `${PRIORITY.mostOfOwner} of your texts are under way already. Wait until one is done, then try again.`
      throw new AppError('TOO_MANY_REQUESTS', message, { retryAfterSeconds: RETRY_S })
    }
    if (notAnswering && isStuck(queue)) throw notAnswering()
    const inLine = tickets.filter((ticket) => ticket.rank === rank && !isServed(ticket))
    if (isBounded && inLine.length >= PRIORITY.mostWaiting) throw busy()
  }

  const busy = (): AppError =>
    new AppError('SERVICE_UNAVAILABLE', `${busyMessage} Try again in a moment.`, { retryAfterSeconds: RETRY_S })

  function buildPlace(id: string): Place {
    let isOver = false
    return {
      async markSilent() {
        if (isOver) return
        await store
          .update((tickets) =>
            started(tickets.map((ticket) => (ticket.id === id ? { ...ticket, isSilent: true } : ticket))),
          )
          .catch(report)
      },
      async leave() {
        if (isOver) return
        isOver = true
        store.disown(id)
        await remove(id).catch(report)
      },
    }
  }

  return {
    async *enter(asker, signal) {
      signal.throwIfAborted()
      const { rank, owner } = asker
      const id = `${instanceId}:${(count += 1)}`
      const since = clock.now().getTime()
      const ticket: Ticket = { id, rank, owner, position: 0, since, started: undefined, isSilent: false }
      const waiter: Waiter = {
        ticket,
        ahead: 0,
        isIn: false,
        isStarted: false,
        hasLeft: false,
        failure: undefined,
        changed: Promise.withResolvers(),
      }
      const fail = (error: unknown): void => {
        waiter.failure ??= { error }
        waiter.changed.resolve()
      }
      const onAbort = (): void => fail(signal.reason)
      const over = new AbortController()
      const unwatch = watch(waiter)
      signal.addEventListener('abort', onAbort)
      let isMine = false
      try {
        await insert(ticket, (queue) => refuse(queue, asker))
        if (longestWaitMs) {
          clock.sleep(longestWaitMs(), over.signal).then(
            () => fail(busy()),
            () => undefined,
          )
        }
        for (let told = 0; ;) {
          if (waiter.failure) throw waiter.failure.error
          if (waiter.isStarted) break
          const { ahead } = waiter
          if (ahead !== told && ahead > 0) {
            told = ahead
            yield { type: 'waiting', ahead }
            continue
          }
          waiter.changed = Promise.withResolvers()
          await waiter.changed.promise
        }
        isMine = true
        return buildPlace(id)
      } finally {
        over.abort()
        signal.removeEventListener('abort', onAbort)
        unwatch()
        waiter.hasLeft = !isMine
        if (waiter.hasLeft) await buildPlace(id).leave()
      }
    },
  }
}

/** The place alone, for a caller that does not report waiting. Throws as `enter` does. */
export async function placeAlone(entering: AsyncGenerator<WaitingEvent, Place, void>): Promise<Place> {
  for (;;) {
    const step = await entering.next()
    if (step.done) return step.value
  }
}
