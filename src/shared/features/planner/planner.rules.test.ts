import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  calendarDays,
  findClashes,
  formatDay,
  entriesOutside,
  parseLocalTime,
  moveToDay,
  formatTime,
} from './planner.rules.ts'

/**
 * Zones east and west of UTC, with offsets of half and quarter hours, with clocks that change at midnight, by half an
 * hour, or never.
 */
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'Africa/Cairo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]
const HOUR = 60 * 60_000
const zone = fc.constantFrom(...ZONES)
const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
const localDate = instant.map((date) => date.toISOString().slice(0, 10))

/** The time as another part of `Intl` formats it. */
const clock = (at: Date | string, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(new Date(at))

describe('a day and a time', () => {
  it.each([
    ['2026-11-20T23:30:00.000Z', 'Europe/Berlin', '2026-11-21', '00:30'],
    ['2026-11-21T02:00:00+01:00', 'America/New_York', '2026-11-20', '20:00'],
    ['2026-11-20T11:00:00.000Z', 'Pacific/Kiritimati', '2026-11-21', '01:00'],
    ['2026-03-29T01:00:00.000Z', 'Europe/Berlin', '2026-03-29', '03:00'],
  ])('of %s in %s are %s and %s', (at, timeZone, day, time) => {
    expect([formatDay(at, timeZone), formatTime(at, timeZone)]).toEqual([day, time])
  })

  it('match the local time of any zone at any time', () => {
    fc.assert(
      fc.property(instant, zone, (at, timeZone) => {
        expect(clock(at, timeZone).startsWith(`${formatDay(at, timeZone)} ${formatTime(at, timeZone)}`)).toBe(true)
      }),
    )
  })

  it('are refused for an unknown zone', () => {
    expect(() => formatDay(new Date(0), 'Europe/Atlantis')).toThrow(RangeError)
  })
})

describe('the calendar', () => {
  it('begins today in the user’s zone and has 30 days', () => {
    const days = calendarDays('2026-11-20T23:30:00.000Z', 'Europe/Berlin')
    expect(days).toHaveLength(30)
    expect(days[0]).toEqual({ date: '2026-11-21', weekday: 6 })
    expect(days.at(-1)).toEqual({ date: '2026-12-20', weekday: 0 })
  })

  it('has each day once and none left out, also where clocks change', () => {
    fc.assert(
      fc.property(instant, zone, (now, timeZone) => {
        const days = calendarDays(now, timeZone)
        expect(days[0]?.date).toBe(formatDay(now, timeZone))
        for (const [index, { date, weekday }] of days.entries()) {
          const before = days[index - 1]
          if (before) expect(Date.parse(date) - Date.parse(before.date)).toBe(24 * HOUR)
          if (before) expect(weekday).toBe((before.weekday + 1) % 7)
        }
      }),
    )
  })

  it('reports which entries it does not show', () => {
    const entries = [
      '2026-11-20T22:59:59.999Z',
      '2026-11-20T23:00:00.000Z',
      '2026-12-20T22:59:00Z',
      '2026-12-20T23:00:00Z',
    ]
    const outside = entriesOutside(
      entries.map((scheduledDate) => ({ scheduledDate })),
      calendarDays('2026-11-21T08:00:00.000Z', 'Europe/Berlin'),
      'Europe/Berlin',
    )
    expect(outside.map(({ scheduledDate }) => scheduledDate)).toEqual([entries[0], entries[3]])
  })
})

describe('moving to another day', () => {
  it.each([
    [
      'over the change to summer time',
      '2026-03-28T08:00:00.000Z',
      '2026-03-30',
      'Europe/Berlin',
      '2026-03-30T07:00:00.000Z',
    ],
    [
      'over the change to winter time',
      '2026-10-24T07:00:00.000Z',
      '2026-10-26',
      'Europe/Berlin',
      '2026-10-26T08:00:00.000Z',
    ],
    [
      'a skipped time comes later',
      '2026-03-28T01:30:15.500Z',
      '2026-03-29',
      'Europe/Berlin',
      '2026-03-29T01:30:15.500Z',
    ],
    [
      'a doubled time is the first one',
      '2026-10-24T00:30:00.000Z',
      '2026-10-25',
      'Europe/Berlin',
      '2026-10-25T00:30:00.000Z',
    ],
    [
      'a skipped half hour',
      '2026-10-03T15:45:00.000Z',
      '2026-10-04',
      'Australia/Lord_Howe',
      '2026-10-03T15:45:00.000Z',
    ],
    [
      'a day without midnight',
      '2026-09-05T04:15:00.000Z',
      '2026-09-06',
      'America/Santiago',
      '2026-09-06T04:15:00.000Z',
    ],
    [
      'the second of a doubled time stays on its day',
      '2026-10-25T01:30:00.000Z',
      '2026-10-25',
      'Europe/Berlin',
      '2026-10-25T01:30:00.000Z',
    ],
  ])('%s', (_, at, date, timeZone, moved) => {
    expect(moveToDay(at, date, timeZone)).toBe(moved)
  })

  it('keeps the local time; only a skipped time moves, forward by what was skipped', () => {
    fc.assert(
      fc.property(instant, localDate, zone, (at, date, timeZone) => {
        const moved = moveToDay(at, date, timeZone)
        const wanted = `${date} ${clock(at, timeZone).slice(11)}`
        if (clock(moved, timeZone) === wanted) {
          expect(Date.parse(moved) % 1_000).toBe(at.getTime() % 1_000)
          if (formatDay(at, timeZone) !== date) {
            for (const earlier of [HOUR / 2, HOUR]) {
              expect(clock(new Date(Date.parse(moved) - earlier), timeZone)).not.toBe(wanted)
            }
          }
          return
        }
        // The clock jumped forward between an hour before and the moved instant, and never showed the wanted time.
        const gap =
          Date.parse(`${clock(moved, timeZone).replace(' ', 'T')}Z`) - Date.parse(`${wanted.replace(' ', 'T')}Z`)
        expect([HOUR / 2, HOUR]).toContain(gap)
        for (let minutes = -180; minutes <= 180; minutes += 30) {
          expect(clock(new Date(Date.parse(moved) + minutes * 60_000), timeZone)).not.toBe(wanted)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('and back restores the entry, unless the clocks change', () => {
    fc.assert(
      fc.property(
        instant,
        localDate,
        fc.constantFrom('UTC', 'Asia/Kolkata', 'Pacific/Kiritimati'),
        (at, date, timeZone) => {
          expect(moveToDay(moveToDay(at, date, timeZone), formatDay(at, timeZone), timeZone)).toBe(at.toISOString())
        },
      ),
    )
  })
})

describe('a date and a time on the clock', () => {
  it.each([
    ['2026-11-22', '18:30', 'Europe/Berlin', '2026-11-22T17:30:00.000Z'],
    ['2026-11-22', '00:15', 'Asia/Kathmandu', '2026-11-21T18:30:00.000Z'],
    ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-09-06', '00:15', 'America/Santiago', '2026-09-06T04:15:00.000Z'],
  ])('%s %s in %s are one instant', (date, time, timeZone, at) => {
    expect(parseLocalTime(date, time, timeZone)).toBe(at)
  })

  it('restore any instant whose local time is unique', () => {
    fc.assert(
      fc.property(instant, zone, (at, timeZone) => {
        const back = parseLocalTime(formatDay(at, timeZone), formatTime(at, timeZone), timeZone)
        const minute = Math.floor(at.getTime() / 60_000) * 60_000
        expect([minute, minute - HOUR, minute - HOUR / 2]).toContain(Date.parse(back))
      }),
    )
  })

  it('that are invalid are refused', () => {
    expect(() => parseLocalTime('', '', 'UTC')).toThrow(RangeError)
  })
})

it('a clash is another entry on the same platform within the hour', () => {
  const entry = (id: string, time: string, platform: 'TikTok' | 'YouTube' = 'TikTok') => ({
    id,
    platform,
    scheduledDate: `2026-12-01T${time}.000Z`,
  })
  const entries = [
    entry('an hour before', '17:00:00'),
    entry('just within', '17:00:01'),
    entry('elsewhere', '18:00:00', 'YouTube'),
    entry('itself', '18:00:00'),
    entry('at once', '18:00:00'),
    entry('after', '18:59:59'),
    entry('an hour after', '19:00:00'),
  ]
  const ids = (candidate: Parameters<typeof findClashes>[1]) => findClashes(entries, candidate).map(({ id }) => id)
  expect(ids(entry('itself', '18:00:00'))).toEqual(['just within', 'at once', 'after'])
  expect(ids({ platform: 'TikTok', scheduledDate: '2026-12-01T19:00:00+01:00' })).toEqual([
    'just within',
    'itself',
    'at once',
    'after',
  ])
  expect(ids({ platform: 'Instagram', scheduledDate: '2026-12-01T18:00:00.000Z' })).toEqual([])
})
