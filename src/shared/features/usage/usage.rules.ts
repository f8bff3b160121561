export type UsagePeriod = 'day' | 'month'

/** The first instant of the UTC day or month of `now`. */
export function periodStart(period: UsagePeriod, now: Date): Date {
  const day = period === 'day' ? now.getUTCDate() : 1
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), day))
}

/** The first instant of the next UTC day or month, when the allowance renews. */
export function periodEnd(period: UsagePeriod, now: Date): Date {
  const year = now.getUTCFullYear()
  const month = now.getUTCMonth()
  return new Date(period === 'day' ? Date.UTC(year, month, now.getUTCDate() + 1) : Date.UTC(year, month + 1, 1))
}
