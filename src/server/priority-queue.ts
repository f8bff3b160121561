import { AppError } from '../shared/errors.ts'
import { PRIORITY } from '../shared/plans.ts'
import { type Clock } from './clock.ts'

/** Who asks for a place: premium leaves the queue first. */
export type Rank = 'premium' | 'free'

interface Waiting {
  rank: Rank
  since: number
  start(): void
}

/**
 * Places at a provider that answers only so many requests at once. Those with the premium rank go first; a free one
 * waits behind them for 30 s at most, then it is next. Source: decisions 5.
 */
export function createPriorityQueue({ places, clock }: { places: number; clock: Clock }) {
  let taken = 0
  let waiting: Waiting[] = []

  function next(): Waiting | undefined {
    const patient = clock.now().getTime() - PRIORITY.longestFreeWaitMs
    return (
      waiting.find(({ rank, since }) => rank === 'free' && since <= patient) ??
      waiting.find(({ rank }) => rank === 'premium') ??
      waiting[0]
    )
  }

  function leave(): void {
    taken -= 1
    const first = next()
    if (!first) return
    waiting = waiting.filter((other) => other !== first)
    taken += 1
    first.start()
  }

  /** The way to give a place back, once. */
  function place(): () => void {
    let given = false
    return () => {
      if (given) return
      given = true
      leave()
    }
  }

  return {
    /** How many would be served before somebody who came now; 0 when a place is free. */
    ahead(rank: Rank): number {
      if (taken < places) return 0
      return 1 + (rank === 'premium' ? waiting.filter((other) => other.rank === 'premium').length : waiting.length)
    },

    /**
     * Waits for a place. Returns the way to give it back. Throws SERVICE_UNAVAILABLE when too many wait already, and the
     * signal's reason when the caller leaves first.
     */
    async enter(rank: Rank, signal: AbortSignal): Promise<() => void> {
      signal.throwIfAborted()
      if (taken < places) {
        taken += 1
        return place()
      }
      if (waiting.length >= PRIORITY.mostWaiting) {
        throw new AppError('SERVICE_UNAVAILABLE', 'Too many people are writing right now. Try again in a moment.', {
          retryAfterSeconds: 10,
        })
      }
      await new Promise<void>((resolve, reject) => {
        const entry: Waiting = { rank, since: clock.now().getTime(), start: () => finish(resolve) }
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
      return place()
    },
  }
}
