import { AppError, LIMIT_MESSAGE } from '../../../shared/errors.ts'
import { periodEnd, type UsagePeriod } from '../../../shared/features/usage/usage.rules.ts'
import { type Reservation, type UsageKind } from './reservation.repository.ts'

/** The form field of an exhausted allowance. */
const LIMIT_FIELD: Partial<Record<UsageKind, string>> = { searches: 'useInternetSearch', speechCharacters: 'text' }

/** Why something was refused at `now`, in words, with the reason and the time of renewal. `isOfHost`: the server has no plans. */
export function createRefusals({ isOfHost }: { isOfHost: boolean }) {
  /** The refusal of an exhausted allowance. */
  function usedUp(kind: UsageKind, period: UsagePeriod, now: Date): AppError {
    const field = LIMIT_FIELD[kind]
    if (isOfHost) {
      const message = `Your host's allowance is used up. It renews on ${formatDay(periodEnd(period, now))}.`
      return new AppError('FORBIDDEN', message, { field, reason: 'host_allowance' })
    }
    const reason = period === 'day' ? 'daily_limit' : 'monthly_limit'
    return new AppError('FORBIDDEN', LIMIT_MESSAGE[reason], { field, reason })
  }

  return {
    usedUp,

    /** The refusal of a reservation, with Retry-After where the server is the limit. */
    refuse({ kind, period }: Reservation, now: Date): AppError {
      if (period === 'ever') throw new Error(`${kind} does not renew`)
      const retryAfterSeconds = secondsUntil(periodEnd(period, now), now)
      if (kind === 'hostPrompts') {
        const reason = 'server_limit'
        return new AppError('SERVICE_UNAVAILABLE', LIMIT_MESSAGE[reason], { reason, retryAfterSeconds })
      }
      if (kind !== 'promptCalls') return usedUp(kind, period, now)
      const reason = period === 'day' ? 'daily_attempts' : 'monthly_attempts'
      return new AppError('TOO_MANY_REQUESTS', LIMIT_MESSAGE[reason], { reason, retryAfterSeconds })
    },

    /** The refusal of a user who has repeatedly stopped texts that were almost spoken. */
    askedTooMuch(now: Date, renewsAt: Date): AppError {
      const message = `Too many texts were spoken this month without being finished. You can generate speech again on ${formatDay(renewsAt)}.`
      return new AppError('TOO_MANY_REQUESTS', message, { retryAfterSeconds: secondsUntil(renewsAt, now) })
    },
  }
}

/** A day of UTC in words, such as `December 1`. */
function formatDay(day: Date): string {
  return day.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
}

function secondsUntil(instant: Date, now: Date): number {
  return Math.ceil((instant.getTime() - now.getTime()) / 1_000)
}
