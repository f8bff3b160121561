import { AppError, FREE_SERVER_LIMIT, LIMIT_MESSAGE } from '../../../shared/errors.ts'
import { periodEnd } from '../../../shared/features/usage/usage.rules.ts'
import { type Allotment, type Allotments } from './allotments.service.ts'
import { type Reservation, type UsageKind } from './reservation.repository.ts'

/** The form field of an exhausted allowance. */
const LIMIT_FIELD: Partial<Record<UsageKind, string>> = { searches: 'useInternetSearch', speechCharacters: 'text' }

/** The refusal of an exhausted allowance at `now`, with the reason and the time of renewal. */
export function usedUp(kind: UsageKind, { period, isOfHost = false }: Allotment, now: Date): AppError {
  const field = LIMIT_FIELD[kind]
  if (isOfHost) {
    const message = `Your host's allowance is used up. It renews on ${formatDay(periodEnd(period, now))}.`
    return new AppError('FORBIDDEN', message, { field, reason: 'host_allowance' })
  }
  const reason = period === 'day' ? 'daily_limit' : 'monthly_limit'
  return new AppError('FORBIDDEN', LIMIT_MESSAGE[reason], { field, reason })
}

/** The refusal of a reservation at `now`, with Retry-After where the server is the limit. `plan` is what its user may use. */
export function refuse({ kind, period }: Reservation, plan: Allotments, now: Date): AppError {
  if (period === 'ever') throw new Error(`${kind} does not renew`)
  const retryAfterSeconds = secondsUntil(periodEnd(period, now), now)
  if (kind === 'hostPrompts' || kind === 'hostFreePrompts') {
    const reason = 'server_limit'
    const message = kind === 'hostPrompts' ? LIMIT_MESSAGE[reason] : FREE_SERVER_LIMIT
    return new AppError('SERVICE_UNAVAILABLE', message, { reason, retryAfterSeconds })
  }
  if (kind === 'prompts' || kind === 'searches' || kind === 'speechCharacters') return usedUp(kind, plan[kind], now)
  const reason = period === 'day' ? 'daily_attempts' : 'monthly_attempts'
  return new AppError('TOO_MANY_REQUESTS', LIMIT_MESSAGE[reason], { reason, retryAfterSeconds })
}

/** The refusal of a user who has repeatedly stopped texts that were almost spoken. */
export function askedTooMuch(now: Date, renewsAt: Date): AppError {
  const message = `Too many texts were spoken this month without being finished. You can generate speech again on ${formatDay(renewsAt)}.`
  return new AppError('TOO_MANY_REQUESTS', message, { retryAfterSeconds: secondsUntil(renewsAt, now) })
}

/** A day of UTC in words, such as `December 1`. */
function formatDay(day: Date): string {
  return day.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
}

function secondsUntil(instant: Date, now: Date): number {
  return Math.ceil((instant.getTime() - now.getTime()) / 1_000)
}
