import { type LeaseCheck } from '../../../db/transaction.ts'
import { type Clock } from './clock.ts'
import { startRenewing } from './renewal.ts'
import { type LeasesRepository } from './leases.repository.ts'

/** How long a lease lives without a renewal, in milliseconds: after that a crashed process's lease can be taken. */
const LEASE_MS = 15_000
/** Two renewals may fail before a lease expires. */
const RENEW_MS = 5_000
/** Expired leases are kept for so long, because the clock of the server that drops them may be ahead. */
const KEPT_MS = 5 * 60_000

/** A lease that this process has. */
export interface Lease {
  /** Fires when a renewal found that the lease is another process's, or deleted with its user. */
  signal: AbortSignal
  /** For the transaction of each write that the lease allows: false when another process has taken it. */
  check: LeaseCheck
  /** Gives the lease back. Never throws: what fails is reported, and expires. */
  release(): Promise<void>
}

/** For the transaction of a write that throws its refusal where the lease is another process's. */
export type RequireLease = (...transaction: Parameters<LeaseCheck>) => Promise<void>

/** What may be done with something of a user by one process, and by one piece of work of it, at a time. */
export interface Leases {
  /** Takes the lease of a `resource` of a user; undefined while it is taken. Throws where the user is deleted. */
  acquire(userId: string, resource: string): Promise<Lease | undefined>
  /** For a change that is one transaction: whether the lease is free, and then it stays free until the end. */
  exclude(userId: string, resource: string): LeaseCheck
}

/**
 * Leases in the database, taken over by others 15 s after the last renewal. One timer renews all leases of this process in one
 * statement. Expiry compares the clocks of servers, so these may be a few seconds apart; what a process stores is safe all the
 * same, because each write checks its lease.
 *
 * A process that continues after its lease expired has it again, unless another one took it meanwhile.
 */
export function createLeases(deps: {
  repository: LeasesRepository
  /** The id of this process, which no other has and no restart repeats. */
  owner: string
  clock: Clock
  report(error: unknown): void
}) {
  const { repository, owner, clock, report } = deps
  /** Work of one process has one owner: the second that asks is refused here, or it would pass the first one's checks. */
  const taken = new Set<string>()
  const held = new Map<string, AbortController>()
  let stopRenewing: (() => Promise<void>) | undefined

  const expiry = (now: Date): Date => new Date(now.getTime() + LEASE_MS)

  async function renew(): Promise<void> {
    const renewed = [...held]
    if (renewed.length === 0) return
    const resources = renewed.map(([resource]) => resource)
    const own = new Set(await repository.renew(owner, resources, expiry(clock.now())))
    for (const [resource, lost] of renewed) if (!own.has(resource)) lost.abort()
  }

  function hold(resource: string): AbortController {
    const lost = new AbortController()
    held.set(resource, lost)
    stopRenewing ??= startRenewing({ clock, everyMs: RENEW_MS, renew, report })
    return lost
  }

  function drop(resource: string): void {
    held.delete(resource)
    if (held.size > 0) return
    void stopRenewing?.()
    stopRenewing = undefined
  }

  const leases = {
    async acquire(userId, name) {
      const resource = formatResource(userId, name)
      if (taken.has(resource)) return undefined
      taken.add(resource)
      const key = { userId, resource, owner }
      let isTaken = false
      try {
        const now = clock.now()
        isTaken = await repository.insert(key, now, expiry(now))
      } finally {
        if (!isTaken) taken.delete(resource)
      }
      if (!isTaken) return undefined
      const lost = hold(resource)
      return {
        signal: lost.signal,
        check: (trx) => repository.isOwned(trx, key),
        async release() {
          if (held.get(resource) !== lost) return
          drop(resource)
          await repository.delete(key).catch(report)
          taken.delete(resource)
        },
      }
    },

    exclude: (userId, name) => async (trx) => {
      const key = { userId, resource: formatResource(userId, name), owner }
      if (taken.has(key.resource)) return false
      const now = clock.now()
      if (!(await repository.insert(key, now, expiry(now), trx))) return false
      await repository.delete(key, trx)
      return true
    },
  } satisfies Leases

  return {
    ...leases,
    /** Deletes leases of other processes, long after they expired. */
    sweep: (): Promise<void> => repository.deleteExpired(new Date(clock.now().getTime() - KEPT_MS), owner),
    /** Gives back what this process still has, at its end. Never throws: what fails is reported, and expires. */
    async close(): Promise<void> {
      // Work gives back its own leases, and a database that is away must not hold up the end.
      if (taken.size === 0) return
      await stopRenewing?.()
      await repository.deleteByOwner(owner).catch(report)
    },
    /** Deletes all leases; for a process that is alone with its database. */
    freeAll: (): Promise<void> => repository.deleteAll(),
  }
}

/** The user's id is part of it, so that no request names a lease of another user. */
function formatResource(userId: string, name: string): string {
  return `${userId}/${name}`
}
