import { type Plan } from './subscription.constants.ts'

/** Months in each payment of a plan. */
export const PLAN_MONTHS: Record<Plan, number> = { monthly: 1, yearly: 12 }

/** The same UTC day and time some months later, or the last day of a shorter month. */
export function addMonths(from: Date, months: number): Date {
  const day = from.getUTCDate()
  const moved = new Date(from)
  moved.setUTCDate(1)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(day, lastDay))
  return moved
}
