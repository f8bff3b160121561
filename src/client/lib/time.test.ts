import { describe, expect, it } from 'vitest'
import { clockTime, longDay, timeUntil } from './time.ts'

const NOW = new Date('2026-11-20T17:00:00Z')

describe('times in words', () => {
  it.each([
    ['2026-11-20T17:00:10Z', '1 min'],
    ['2026-11-20T17:40:00Z', '40 min'],
    ['2026-11-21T00:00:00Z', '7 h'],
    ['2026-12-01T00:00:00Z', '10 d'],
  ])('%s is %s away', (instant, words) => {
    expect(timeUntil(instant, NOW)).toBe(words)
  })

  it('names a day, or says that it is not known', () => {
    expect(longDay('2026-11-21T12:00:00Z')).toBe('21 November 2026')
    expect(longDay('')).toBe('Unknown')
  })

  it('shows seconds as a clock does', () => {
    expect(clockTime(6)).toBe('0:06')
    expect(clockTime(75.9)).toBe('1:15')
  })
})
