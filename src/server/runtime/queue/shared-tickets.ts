import { type Notifications } from '../../../../db/notifications.ts'
import { type Clock } from '../clock.ts'
import { startRenewing } from '../renewal.ts'
import { isServed, type Ticket } from './queue-order.ts'
import { TICKETS_CHANNEL, type TicketsRepository } from './tickets.repository.ts'
import { type TicketStore } from './ticket-store.ts'

/** Milliseconds of a ticket's lease. */
const LEASE_MS = 15_000
/** Milliseconds between renewals: two may fail before a ticket expires. */
const RENEW_MS = 5_000
/**
 * Milliseconds between looks of waiting requests, because a process that dies sends no notification: 18 s at most with
 * the lease.
 */
const LOOK_MS = 3_000

/**
 * Tickets in the database, shared by all its processes. This process renews its own in one statement every 5 s; after
 * 15 s without a renewal any other process removes them.
 */
export function createSharedTickets(deps: {
  repository: TicketsRepository
  /** The name of the queue. */
  queue: string
  /** Undefined where the database has none: changes are then noticed by looking. */
  notifications: Notifications | undefined
  /** The unique id of this process. */
  owner: string
  clock: Clock
  report(error: unknown): void
}): TicketStore {
  const { repository, queue, notifications, owner, clock, report } = deps
  const own = new Set<string>()
  let listener: ((tickets: readonly Ticket[]) => void) | undefined
  let isLooking = false
  let mustLook = false
  let stopRenewing: (() => Promise<void>) | undefined

  const lease = () => ({ owner, expiresAt: new Date(clock.now().getTime() + LEASE_MS) })

  function hold(id: string): void {
    own.add(id)
    const renew = async (): Promise<void> => {
      if (own.size > 0) await repository.renew([...own], lease())
    }
    stopRenewing ??= startRenewing({ clock, everyMs: RENEW_MS, renew, report })
  }

  function disown(id: string): void {
    own.delete(id)
    if (own.size > 0) return
    void stopRenewing?.()
    stopRenewing = undefined
  }

  /** Reads for the listener. Calls during a read cause one more read. */
  async function look(): Promise<void> {
    mustLook = true
    if (isLooking) return
    isLooking = true
    try {
      while (mustLook) {
        mustLook = false
        const tickets = await repository.findAll(clock.now())
        listener?.(tickets)
      }
    } finally {
      isLooking = false
    }
  }

  return {
    async update(change) {
      const { inserted, after, result } = await repository.alone(async (trx) => {
        const before = new Map((await repository.findAll(clock.now(), trx)).map((ticket) => [ticket.id, ticket]))
        const { tickets, result: outcome } = change([...before.values()])
        const kept = new Set(tickets.map(({ id }) => id))
        const removed = [...before.keys()].filter((id) => !kept.has(id))
        const added = tickets.filter(({ id }) => !before.has(id))
        const changed = tickets.filter((ticket) => before.has(ticket.id) && before.get(ticket.id) !== ticket)
        await repository.delete(trx, removed, clock.now())
        for (const ticket of added) await repository.insert(trx, ticket, lease())
        for (const ticket of changed) await repository.update(trx, ticket)
        // Without a waiting request there is nobody to wake.
        if (changed.length > 0 || !tickets.every(isServed)) await repository.notify(trx)
        return { inserted: added, after: tickets, result: outcome }
      })
      for (const { id } of inserted) hold(id)
      listener?.(after)
      return result
    },

    watch(heard) {
      listener = heard
      const stopHearing = notifications?.subscribe(TICKETS_CHANNEL, (changed) => {
        if (changed === queue) look().catch(report)
      })
      const stopLooking = startRenewing({ clock, everyMs: LOOK_MS, renew: look, report })
      return () => {
        listener = undefined
        stopHearing?.()
        void stopLooking()
      }
    },

    disown,
  }
}
