import { median } from './figures.ts'

/** A measured row of the benchmark: its values, one per round, and the limit that the product holds. */
export interface Row {
  name: string
  /** `×` for a ratio within one round, empty for a count, otherwise the unit of the values. */
  unit: '×' | 'ms' | 'kB' | 'MB' | ''
  values: number[]
  hold: { atLeast: number } | { atMost: number }
}

/** Whether the median is within the limit. */
export const isHeld = ({ values, hold }: Row): boolean =>
  'atLeast' in hold ? median(values) >= hold.atLeast : median(values) <= hold.atMost

/** Name, median, range and limit as one line. */
export function formatRow(row: Row): string {
  const { name, unit, values, hold } = row
  const range = `${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)}`
  const limit = 'atLeast' in hold ? `≥ ${hold.atLeast.toFixed(2)}` : `≤ ${hold.atMost.toFixed(2)}`
  return `${isHeld(row) ? 'held    ' : 'NOT held'}  ${name}: ${median(values).toFixed(2)} (${range}) ${unit}, ${limit}`
}
