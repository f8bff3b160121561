import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths } from '../../../../shared/features/subscription/period.rules.ts'
import { addDuration, computePeriod, readDuration } from './billing/calendar.ts'

const day = (text: string) => new Date(`${text}T10:00:00.000Z`)
const formatDay = (date: Date) => date.toISOString().slice(0, 10)

describe('the calendar of subscriptions', () => {
  it.each([
    ['2026-01-31', ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
    ['2027-12-31', ['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30']],
    ['2026-11-15', ['2026-12-15', '2027-01-15', '2027-02-15', '2027-03-15']],
  ])('renews monthly from %s and returns to its day', (anchor, ends) => {
    const found = ends.map((_, cycle) => formatDay(computePeriod('monthly', day(anchor), cycle).periodEnd))
    expect(found).toEqual(ends)
  })

  it('renews yearly from 29 February on the 28th, and on the 29th where there is one', () => {
    const ends = [0, 1, 2, 3].map((cycle) => formatDay(computePeriod('yearly', day('2028-02-29'), cycle).periodEnd))
    expect(ends).toEqual(['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'])
  })

  it('has periods that follow each other without a gap, at the same time of the day', () => {
    const anchors = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(anchors, fc.constantFrom('monthly', 'yearly'), fc.nat(150), (anchor, plan, cycle) => {
        const { periodStart, periodEnd } = computePeriod(plan, anchor, cycle)
        expect(computePeriod(plan, anchor, cycle + 1).periodStart).toEqual(periodEnd)
        expect(periodEnd.getTime()).toBeGreaterThan(periodStart.getTime())
        expect(periodEnd.toISOString().slice(10)).toBe(anchor.toISOString().slice(10))
        expect(periodEnd.getUTCDate()).toBeLessThanOrEqual(anchor.getUTCDate())
      }),
    )
  })

  it.each([
    ['1 month', '2026-02-28'],
    ['3 days', '2026-02-03'],
    ['24 hours', '2026-02-01'],
    ['2 Weeks', '2026-02-14'],
    ['1 year', '2027-01-31'],
  ])('advances by %s', (text, expected) => {
    expect(formatDay(addDuration(day('2026-01-31'), readDuration(text)))).toBe(expected)
  })

  it.each(['', 'month', '1', '0 days', '-1 days', '1.5 days', '1 eon', '11 years', '999999 weeks', '1 constructor'])(
    'does not advance by %j',
    (text) => {
      expect(() => readDuration(text)).toThrow(expect.objectContaining({ code: 'BAD_REQUEST' }))
    },
  )

  it('adds several months like one step', () => {
    expect(formatDay(addMonths(day('2026-01-31'), 13))).toBe('2027-02-28')
  })
})
