import { AppError } from '../../../../../shared/errors.ts'
import { type Plan } from '../../../../../shared/features/subscription/subscription.constants.ts'
import { addMonths, PLAN_MONTHS } from '../../../../../shared/features/subscription/period.rules.ts'

export const HOUR_MS = 60 * 60_000
export const DAY_MS = 24 * HOUR_MS

const UNIT_MS = { minute: 60_000, hour: HOUR_MS, day: DAY_MS, week: 7 * DAY_MS } as const
const UNIT_MONTHS = { month: 1, year: 12 } as const
const MOST_DAYS = 10 * 366

/** A time span, e.g. one month. */
export interface Duration {
  count: number
  unit: keyof typeof UNIT_MS | keyof typeof UNIT_MONTHS
}

const HOW = 'Say how far: a whole number and minutes, hours, days, weeks, months or years, ten years at most.'

/** Parses `1 month`, `3 days`, `12 hours`. Throws `AppError` BAD_REQUEST for anything else and for more than ten years. */
export function readDuration(text: string): Duration {
  const [, count = '', word = ''] = /^\s*(\d{1,7})\s+([a-z]+?)s?\s*$/iu.exec(text) ?? []
  const duration = { count: Number(count), unit: word.toLowerCase() }
  if (!isDuration(duration)) throw new AppError('BAD_REQUEST', HOW)
  const days = addDuration(new Date(0), duration).getTime() / DAY_MS
  if (!(days > 0 && days <= MOST_DAYS)) throw new AppError('BAD_REQUEST', HOW)
  return duration
}

function isDuration(duration: { count: number; unit: string }): duration is Duration {
  return Object.hasOwn(UNIT_MS, duration.unit) || Object.hasOwn(UNIT_MONTHS, duration.unit)
}

/** The instant after a duration; months and years by the calendar. */
export function addDuration(from: Date, { count, unit }: Duration): Date {
  if (unit === 'month' || unit === 'year') return addMonths(from, count * UNIT_MONTHS[unit])
  return new Date(from.getTime() + count * UNIT_MS[unit])
}

/**
 * A period of a plan, counted from its first day (`cycle` 0 is the first), so that a subscription of the 31st renews on
 * 28 February and then on 31 March. Source: Stripe, billing cycle anchor.
 */
export function computePeriod(plan: Plan, anchor: Date, cycle: number): { periodStart: Date; periodEnd: Date } {
  const months = PLAN_MONTHS[plan]
  return { periodStart: addMonths(anchor, cycle * months), periodEnd: addMonths(anchor, (cycle + 1) * months) }
}
