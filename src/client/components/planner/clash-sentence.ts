import { shownTitle } from '../../../shared/features/library/library.rules.ts'
import type { PlannerEntry } from '../../../shared/features/planner/planner.schema.ts'
import { timeOfDay } from '../../lib/time/format-time.ts'

/**
 * Describes entries for the same platform within one hour. Returns an empty string for none. Source:
 * docs/product-rules.md#planner.
 */
export function clashSentence(clashes: readonly PlannerEntry[], timeZone: string): string {
  const [first, ...others] = clashes
  if (!first) return ''
  const more = others.length === 0 ? '' : `, and ${others.length} more within the hour`
  return `${first.platform} already has “${shownTitle(first.title)}” at ${timeOfDay(first.scheduledDate, timeZone)}${more}.`
}
