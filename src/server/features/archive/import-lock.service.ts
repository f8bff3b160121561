import { AppError } from '../../../shared/errors.ts'
import { type Random } from '../../runtime/random.ts'
import { type Clock } from '../../runtime/clock.ts'
import { type ImportHoldRepository } from './import-lock.repository.ts'

/** How long an import may hold its user without a word, in milliseconds; a server that died lets go after it. */
const HOLD_MS = 5 * 60_000
const RENEW_MS = 60_000

const BUSY = 'Another import of yours is still running. Wait until it is done.'

/** One import of a user, from before its file is received until it is over. */
export interface ImportLock {
  /** Fires when it is another one's turn: this one was taken for dead, or its account is gone. */
  signal: AbortSignal
  end(): Promise<void>
}

/** One import of a user at a time, whichever servers they ask; a hold in the database says so, like that of a conversation. */
export function createImportLock(deps: {
  holds: ImportHoldRepository
  throttle: { import(userId: string, dryRun: boolean): Promise<unknown> }
  clock: Clock
  random: Random
  /** Registers work that a shutdown waits for. Returns the function that ends it. */
  begin(): () => void
}) {
  const { holds, throttle, clock, random, begin } = deps

  /** Says again and again that `holder` goes on; aborts `lost` where it does not hold any more. */
  async function renew(userId: string, holder: string, lost: AbortController, over: AbortSignal): Promise<void> {
    while (!over.aborted) {
      await clock.sleep(RENEW_MS, over).catch(() => {})
      if (over.aborted) return
      // A database that does not answer this time may the next time.
      const goesOn = await holds.renew(userId, holder, clock.now()).catch(() => true)
      if (!goesOn) lost.abort(new AppError('CONFLICT', BUSY))
    }
  }

  /** Takes the turn. Throws CONFLICT while another import of the user runs, TOO_MANY_REQUESTS after too many in an hour. */
  return async function take(userId: string, dryRun: boolean): Promise<ImportLock> {
    const holder = random.id()
    const now = clock.now()
    if (!(await holds.hold(userId, holder, now, new Date(now.getTime() - HOLD_MS)))) {
      throw new AppError('CONFLICT', BUSY)
    }
    try {
      await throttle.import(userId, dryRun)
    } catch (error) {
      await holds.release(userId, holder)
      throw error
    }
    const working = begin()
    const [lost, over] = [new AbortController(), new AbortController()]
    const renewing = renew(userId, holder, lost, over.signal)
    return {
      signal: lost.signal,
      async end() {
        over.abort()
        try {
          await renewing
          await holds.release(userId, holder)
        } finally {
          working()
        }
      },
    }
  }
}
