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
 * waits behind them for 30 s at most, then it is next. Free ones that have waited so long take turns with premium, and
 * each rank has its own bound: a crowd of one never shuts the other out. `crowded` is the first sentence of the refusal at
 * that bound. Source: decisions 5.
 */
export function createPriorityQueue({ places, clock, crowded }: { places: number; clock: Clock; crowded: string }) {
  let taken = 0
  let waiting: Waiting[] = []
  /** Whose turn it is where both a patient free one and a premium one wait. */
  let turn: Rank = 'free'

  /** Free ones that have waited as long as they have to, and premium ones. */
  function foremost(): { patient: Waiting[]; premium: Waiting[] } {
    const longEnough = clock.now().getTime() - PRIORITY.longestFreeWaitMs
    return {
      patient: waiting.filter(({ rank, since }) => rank === 'free' && since <= longEnough),
      premium: waiting.filter(({ rank }) => rank === 'premium'),
    }
  }

  function next(): Waiting | undefined {
    const { patient, premium } = foremost()
    const [first, second] = turn === 'free' ? [patient[0], premium[0]] : [premium[0], patient[0]]
    return first ?? second ?? waiting[0]
  }

  function leave(): void {
    taken -= 1
    const first = next()
    if (!first) return
    turn = first.rank === 'free' ? 'premium' : 'free'
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
      if (rank === 'free') return 1 + waiting.length
      const { patient, premium } = foremost()
      return 1 + premium.length + Math.min(patient.length, premium.length + (turn === 'free' ? 1 : 0))
    },

    /**
     * Waits for a place. Returns the way to give it back. Throws SERVICE_UNAVAILABLE when too many of the rank wait already,
     * and the signal's reason when the caller leaves first.
     */
    async enter(rank: Rank, signal: AbortSignal): Promise<() => void> {
      signal.throwIfAborted()
      if (taken < places) {
        taken += 1
        return place()
      }
      if (waiting.filter((other) => other.rank === rank).length >= PRIORITY.mostWaiting) {
        throw new AppError('SERVICE_UNAVAILABLE', `${crowded} Try again in a moment.`, { retryAfterSeconds: 10 })
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
