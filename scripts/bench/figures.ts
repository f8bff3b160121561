/** The median of some measurements; for an even number, the mean of the middle two. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** Minimum, median and maximum as text, with `digits` after the point. */
export function spread(values: number[], digits: number): string {
  const text = (value: number) => value.toFixed(digits)
  return `median ${text(median(values))} (min ${text(Math.min(...values))}, max ${text(Math.max(...values))})`
}

/** The value that `percent` % of the measurements do not exceed. */
export function percentile(values: number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN
}
