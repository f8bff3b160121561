import { AppError } from '../../../shared/errors.ts'
import { type Leases, type RequireLease } from '../../runtime/leases.ts'

const BUSY = 'Another import of yours is still running. Wait until it is done.'

/** One import of a user, from before its file is received until it is over. */
export interface ImportLock {
  /** Fires, with the same CONFLICT as `requireLease`, when another server has taken over, or the account is deleted. */
  signal: AbortSignal
  /** For the transaction of each write: throws CONFLICT when another server has taken over. */
  requireLease: RequireLease
  end(): Promise<void>
}

/** One import of a user at a time, whichever servers they ask. */
export function createImportLock(deps: {
  leases: Pick<Leases, 'acquire'>
  throttle: { import(userId: string, dryRun: boolean): Promise<unknown> }
  /** Registers work that a shutdown waits for. Returns the function that ends it. */
  begin(): () => void
}) {
  const { leases, throttle, begin } = deps

  /** Takes the lock. Throws CONFLICT while another import of the user runs, TOO_MANY_REQUESTS after too many in an hour. */
  return async function take(userId: string, dryRun: boolean): Promise<ImportLock> {
    const lease = await leases.acquire(userId, 'import')
    if (!lease) throw new AppError('CONFLICT', BUSY)
    try {
      await throttle.import(userId, dryRun)
    } catch (error) {
      await lease.release()
      throw error
    }
    const working = begin()
    const lost = new AbortController()
    lease.signal.addEventListener('abort', () => lost.abort(new AppError('CONFLICT', BUSY)))
    return {
      signal: lost.signal,
      async requireLease(trx) {
        if (!(await lease.check(trx))) throw new AppError('CONFLICT', BUSY)
      },
      end: () => lease.release().finally(working),
    }
  }
}
