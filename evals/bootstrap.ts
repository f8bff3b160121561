/** A mean and its 95 % interval over other topics of the same kind. */
export interface Estimate {
  mean: number
  low: number
  high: number
  count: number
}

const RESAMPLES = 2_000
const TAIL = 0.025

/**
 * The mean of `values` with a 95 % interval by bootstrap: two thousand samples with replacement, each as large as the
 * list. The same seed gives the same interval. Throws for an empty list.
 */
export function bootstrap(values: readonly number[], seed: number): Estimate {
  if (values.length === 0) throw new Error('there is nothing to draw from')
  const random = createSeededRandom(seed)
  const means = Array.from({ length: RESAMPLES }, () => {
    let sum = 0
    for (let drawn = 0; drawn < values.length; drawn += 1) sum += values[random.below(values.length)] ?? 0
    return sum / values.length
  }).toSorted((a, b) => a - b)
  const at = (share: number) => means[Math.min(RESAMPLES - 1, Math.floor(share * RESAMPLES))] ?? 0
  return {
    mean: values.reduce((sum, value) => sum + value, 0) / values.length,
    low: at(TAIL),
    high: at(1 - TAIL),
    count: values.length,
  }
}

/**
 * Repeatable random numbers (mulberry32): the same seed gives the same numbers. `below` returns an integer from 0 up
 * to, but not including, its limit.
 */
function createSeededRandom(seed: number): { below(limit: number): number } {
  let state = Math.imul(seed, 0x9e3779b1) | 0
  return {
    below(limit) {
      state = (state + 0x6d2b79f5) | 0
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit)
    },
  }
}
