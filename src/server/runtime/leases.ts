import { type LeaseCheck } from '../../../db/transaction.ts'
import { type Clock } from './clock.ts'
import { startRenewing } from './renewal.ts'
import { type LeasesRepository } from './leases.repository.ts'

/** Milliseconds without a renewal until a lease expires: then a crashed process's lease can be taken. */
const LEASE_MS = 15_000
/** Milliseconds between renewals: two may fail before a lease expires. */
const RENEW_MS = 5_000
/** Milliseconds for which expired leases stay, because the clock of the server that deletes them may be ahead. */
const KEPT_MS = 5 * 60_000

/** A lease of this process. */
export interface Lease {
  /** Fires when a renewal finds that another process has the lease, or that its user is deleted. */
  signal: AbortSignal
  /** For the transaction of each write under the lease: returns false where another process has taken it. */
  check: LeaseCheck
  /** Releases the lease. Never throws: an error is reported, and the lease expires. */
  release(): Promise<void>
}

/** For the transaction of a write: throws where another process has the lease. */
export type RequireLease = (...transaction: Parameters<LeaseCheck>) => Promise<void>

/** Exclusive use of a user's resource by one piece of work of one process. */
export interface Leases {
  /** Takes the lease of a user's `resource`; undefined while it is taken. Throws where the user is deleted. */
  acquire(userId: string, resource: string): Promise<Lease | undefined>
  /** For a change that is one transaction: whether the lease is free. It then stays free until the transaction ends. */
  exclude(userId: string, resource: string): LeaseCheck
}

/**
 * Leases in the database, which other processes may take 15 s after the last renewal. One timer renews all leases of
 * this process in one statement. Expiry compares the clocks of servers, which may differ by a few seconds. A larger
 * difference corrupts nothing, because each write checks its lease.
 *
 * A process that resumes after its lease expired has it again, unless another process took it meanwhile.
 */
export function createLeases(deps: {
  repository: LeasesRepository
  /** The id of this process, unique over all processes and restarts. */
  owner: string
  clock: Clock
  report(error: unknown): void
}) {
  const { repository, owner, clock, report } = deps
  /** Resources in use by this process. Its work shares one owner id, so a second request would pass the checks of the first. */
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
    /** Ends the work under a user's lease in whichever process: it stores nothing more, and learns it by the next renewal. */
    revoke: (userId: string, name: string): Promise<void> => repository.revoke(formatResource(userId, name)),
    /** Deletes leases of other processes, long after they expired. */
    sweep: (): Promise<void> => repository.deleteExpired(new Date(clock.now().getTime() - KEPT_MS), owner),
    /**
     * Releases the leases that this process still has, at its end. Never throws: an error is reported, and the leases expire.
     */
    async close(): Promise<void> {
      // Work releases its own leases, and an unavailable database must not delay the end.
      if (taken.size === 0) return
      await stopRenewing?.()
      await repository.deleteByOwner(owner).catch(report)
    },
    /** Deletes all leases, for a process that is alone on its database. */
    freeAll: (): Promise<void> => repository.deleteAll(),
  }
}

/** Contains the user's id, so that no request can name another user's lease. */
function formatResource(userId: string, name: string): string {
  return `${userId}/${name}`
}
