import { AppError } from '../../../shared/errors.ts'
import { type Leases, type RequireLease } from '../../runtime/leases.ts'

const BUSY = 'Another import of yours is still running. Wait until it is done.'

/** The lock of a user's import, from before its file is received until its end. */
export interface ImportLock {
  /** Fires, with the CONFLICT of `requireLease`, when another server has taken over or the account is deleted. */
  signal: AbortSignal
  /** For the transaction of each write: throws CONFLICT where another server has taken over. */
  requireLease: RequireLease
  end(): Promise<void>
}

/** Allows one import of a user at a time on all servers. */
export function createImportLock(deps: {
  leases: Pick<Leases, 'acquire'>
  throttle: { import(userId: string, dryRun: boolean): Promise<unknown> }
  /** Registers work that a shutdown waits for. The returned function ends it. */
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
