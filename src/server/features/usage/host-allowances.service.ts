import { type UsagePeriod } from '../../../shared/features/usage/usage.rules.ts'

/** Stands for no limit: three times as much still fits into an integer of PostgreSQL. */
export const UNLIMITED = 700_000_000

/** An amount per period. */
export interface Allotment {
  /** `UNLIMITED` where there is none. */
  limit: number
  period: UsagePeriod
}

/** What each account may use in a UTC month on a server without plans; undefined means no limit. */
export interface HostAllowances {
  prompts: number | undefined
  searches: number | undefined
  speechCharacters: number | undefined
}

/** Returns the allowances of a month that a host gives. */
export function toAllotments({ prompts, searches, speechCharacters }: HostAllowances) {
  return { prompts: monthly(prompts), searches: monthly(searches), speechCharacters: monthly(speechCharacters) }
}

function monthly(limit = UNLIMITED): Allotment {
  return { limit, period: 'month' }
}
