import { afterEach, describe, expect, it, vi } from 'vitest'
import { clockTime, formatDate, longDay, shortDay, timeOfDay, timeUntil } from './format-time.ts'

const NOW = new Date('2026-11-20T17:00:00Z')
// A local time, so that the test is independent of the machine's time zone.
const EVENING = new Date(2026, 10, 21, 18, 30).toISOString()

function speak(...languages: string[]): void {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('times in words', () => {
  it.each([
    ['2026-11-20T17:00:10Z', '1 minute'],
    ['2026-11-20T17:40:00Z', '40 minutes'],
    ['2026-11-20T18:00:00Z', '1 hour'],
    ['2026-11-21T00:00:00Z', '7 hours'],
    ['2026-12-01T00:00:00Z', '10 days'],
  ])('%s is %s away', (instant, words) => {
    expect(timeUntil(instant, NOW)).toBe(words)
  })

  it('shows seconds as a clock does', () => {
    expect(clockTime(6)).toBe('0:06')
    expect(clockTime(75.9)).toBe('1:15')
  })
})

describe('days and times', () => {
  it.each([
    ['en-GB', '21 November 2026', '21 Nov', '18:30'],
    ['en-US', 'November 21, 2026', 'Nov 21', '6:30 PM'],
    ['de-AT', '21. November 2026', '21. Nov.', '18:30'],
    ['ja', '2026年11月21日', '11月21日', '18:30'],
  ])('are written as a browser in %s writes them', (language, long, short, time) => {
    speak(language)
    expect(longDay(EVENING)).toBe(long)
    expect(shortDay(EVENING)).toBe(short)
    // Some ICU versions put a narrow no-break space before PM.
    expect(timeOfDay(EVENING).replace(/\s/u, ' ')).toBe(time)
  })

  it('follow the first valid language', () => {
    speak('en-US@posix', 'tlh', 'de')
    expect(longDay(EVENING)).toBe('21. November 2026')
    speak('en-US@posix')
    expect(longDay(EVENING)).toContain('2026')
  })

  it('can be in another time zone', () => {
    expect(formatDate('2026-11-21T23:30:00Z', { timeZone: 'Asia/Tokyo', weekday: 'long' })).toBe('Sunday')
  })

  it('are not read from a text without any', () => {
    expect(longDay('')).toBe('Unknown')
  })
})
