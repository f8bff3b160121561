import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findNextSlot } from './next-slot.rules.ts'
import { formatDay, formatTime } from './planner.rules.ts'

const HOUR = 60 * 60_000
const NOW = new Date('2026-11-23T10:00:00.000Z')
const slot = (more: Partial<Parameters<typeof findNextSlot>[0]>) =>
  findNextSlot({ past: [], taken: [], now: NOW, timeZone: 'Europe/Berlin', ...more })

it.each([
  ['without entries tomorrow at 18:00', {}, '2026-11-24T17:00:00.000Z', false],
  ['where that is taken the day after', { taken: ['2026-11-24T17:30:00.000Z'] }, '2026-11-25T17:00:00.000Z', false],
  ['the usual weekday and hour', { past: ['2026-11-18T17:30:00.000Z'] }, '2026-11-25T17:30:00.000Z', true],
  [
    'the most frequent of them',
    { past: ['2026-11-20T08:00:00.000Z', '2026-11-18T17:00:00.000Z', '2026-11-11T17:45:00.000Z'] },
    '2026-11-25T17:00:00.000Z',
    true,
  ],
  [
    'the more recent of two',
    { past: ['2026-11-20T08:00:00.000Z', '2026-11-18T17:00:00.000Z'] },
    '2026-11-27T08:00:00.000Z',
    true,
  ],
  ['today, where it is still to come', { past: ['2026-11-16T17:00:00.000Z'] }, '2026-11-23T17:00:00.000Z', true],
  ['in a week, where it is over today', { past: ['2026-11-16T08:00:00.000Z'] }, '2026-11-30T08:00:00.000Z', true],
  [
    'a week later where it is taken',
    { past: ['2026-11-18T17:00:00.000Z'], taken: ['2026-11-25T17:00:00.000Z'] },
    '2026-12-02T17:00:00.000Z',
    true,
  ],
  [
    'at the same time on the clock after it is changed',
    { past: ['2026-03-22T17:00:00.000Z'], now: new Date('2026-03-25T10:00:00.000Z') },
    '2026-03-29T16:00:00.000Z',
    true,
  ],
  [
    'later where the clocks skip it',
    { past: ['2026-03-22T01:30:00.000Z'], now: new Date('2026-03-25T10:00:00.000Z') },
    '2026-03-29T01:30:00.000Z',
    true,
  ],
])('the next free slot is %s', (_, more, scheduledDate, isUsual) => {
  expect(slot(more)).toEqual({ scheduledDate, isUsual })
})

it('is in the future, free, and at a weekday and hour of past entries, in any zone', () => {
  const at = fc.date({ min: new Date('2025-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe')
  fc.assert(
    fc.property(
      fc.array(at, { maxLength: 12 }),
      fc.array(at, { maxLength: 12 }),
      at,
      zone,
      (some, more, now, timeZone) => {
        const iso = (dates: Date[]) => dates.map((date) => date.toISOString())
        const past = iso(some.filter((date) => date < now))
          .toSorted()
          .toReversed()
        const taken = iso(more.filter((date) => date >= now))
        const { scheduledDate, isUsual } = findNextSlot({ past, taken, now, timeZone })
        expect(Date.parse(scheduledDate)).toBeGreaterThan(now.getTime())
        expect(taken.filter((one) => Math.abs(Date.parse(one) - Date.parse(scheduledDate)) < HOUR)).toEqual([])
        expect(isUsual).toBe(past.length > 0)
        const weekday = (one: string) => new Date(formatDay(one, timeZone)).getUTCDay()
        if (isUsual) expect(past.map(weekday)).toContain(weekday(scheduledDate))
        // The clock may skip the hour itself on that day.
        const hours = past.map((one) => Number(formatTime(one, timeZone).slice(0, 2)))
        const hour = Number(formatTime(scheduledDate, timeZone).slice(0, 2))
        if (isUsual) expect(hours.some((one) => one === hour || one + 1 === hour)).toBe(true)
      },
    ),
    { numRuns: 500 },
  )
})
