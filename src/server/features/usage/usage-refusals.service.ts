import { AppError, LIMIT_MESSAGE } from '../../../shared/errors.ts'
import { periodEnd, type UsagePeriod } from '../../../shared/features/usage/usage.rules.ts'
import { type Reservation, type UsageKind } from './reservation.repository.ts'

/** The form field of an exhausted allowance. */
const LIMIT_FIELD: Partial<Record<UsageKind, string>> = { searches: 'useInternetSearch', speechCharacters: 'text' }

/** The refusal of an exhausted allowance. */
export function usedUp(kind: UsageKind, period: UsagePeriod): AppError {
  const reason = period === 'day' ? 'daily_limit' : 'monthly_limit'
  return new AppError('FORBIDDEN', LIMIT_MESSAGE[reason], { field: LIMIT_FIELD[kind], reason })
}

/** The refusal of a reservation at `now`, with Retry-After where the server is the limit. */
export function buildRefusal({ kind, period }: Reservation, now: Date): AppError {
  if (period === 'ever') throw new Error(`${kind} does not renew`)
  const retryAfterSeconds = secondsUntil(periodEnd(period, now), now)
  if (kind === 'hostPrompts') {
    const reason = 'server_limit'
    return new AppError('SERVICE_UNAVAILABLE', LIMIT_MESSAGE[reason], { reason, retryAfterSeconds })
  }
  if (kind !== 'promptCalls') return usedUp(kind, period)
  const reason = period === 'day' ? 'daily_attempts' : 'monthly_attempts'
  return new AppError('TOO_MANY_REQUESTS', LIMIT_MESSAGE[reason], { reason, retryAfterSeconds })
}

function secondsUntil(instant: Date, now: Date): number {
  return Math.ceil((instant.getTime() - now.getTime()) / 1_000)
}

/** The refusal of a user who has repeatedly stopped texts that were almost spoken. */
export function askedTooMuch(now: Date, renewsAt: Date): AppError {
  const day = renewsAt.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
  const message = `Too many texts were spoken this month without being finished. You can generate speech again on ${day}.`
  return new AppError('TOO_MANY_REQUESTS', message, { retryAfterSeconds: secondsUntil(renewsAt, now) })
}
