import { describe, expect, it } from 'vitest'
import { bootstrap } from './bootstrap.ts'

describe('a bootstrapped interval', () => {
  it('repeats itself with its seed', () => {
    expect(bootstrap([0, 1, 1, 0, 1], 7)).toEqual(bootstrap([0, 1, 1, 0, 1], 7))
    expect(bootstrap([0, 1, 1, 0, 1], 7)).toMatchObject({ mean: 0.6, count: 5 })
  })

  it('is as wide as the normal interval of the mean, for many values', () => {
    const values = Array.from({ length: 400 }, (_, at) => at % 2)
    // 1.96 standard errors of a fair coin thrown 400 times.
    const half = 1.96 * (0.5 / Math.sqrt(400))
    const { low, high } = bootstrap(values, 1)
    expect(low).toBeCloseTo(0.5 - half, 1.7)
    expect(high).toBeCloseTo(0.5 + half, 1.7)
  })

  it('is a point where all values are equal, and null without values', () => {
    expect(bootstrap([2, 2, 2], 1)).toEqual({ mean: 2, low: 2, high: 2, count: 3 })
    expect(() => bootstrap([], 1)).toThrow('nothing to draw from')
  })
})
