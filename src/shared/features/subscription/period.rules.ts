import { type Plan } from './subscription.constants.ts'

/** How many months each payment of a plan is for. */
export const PLAN_MONTHS: Record<Plan, number> = { monthly: 1, yearly: 12 }

/** The same UTC day and time some months later; the month's last day where the month is too short. */
export function addMonths(from: Date, months: number): Date {
  const day = from.getUTCDate()
  const moved = new Date(from)
  moved.setUTCDate(1)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(day, lastDay))
  return moved
}
