import { describe, expect, it } from 'vitest'
import { type AccessFacts, givesAccess } from './subscription.rules.ts'

const day = (number: number) => new Date(Date.UTC(2027, 0, number))

describe('access', () => {
  const facts = (changes: Partial<AccessFacts>): AccessFacts => ({
    status: 'active',
    periodStart: day(1),
    periodEnd: day(32),
    revoked: false,
    ...changes,
  })

  it.each<[string, Partial<AccessFacts>, number]>([
    ['an active subscription', {}, 39],
    ['a trial', { status: 'trialing' }, 39],
    ['a past-due subscription', { status: 'past_due' }, 8],
    ['one past due for a second period', { status: 'past_due', pastDueSince: day(-5) }, 2],
    ['one past due of which nothing was ever written', { status: 'past_due', pastDueSince: null }, 8],
  ])('of %s ends on its day, also without an event', (_, changes, end) => {
    expect(givesAccess(facts(changes), new Date(day(end).getTime() - 1))).toBe(true)
    expect(givesAccess(facts(changes), day(end))).toBe(false)
    expect(givesAccess(facts({ ...changes, revoked: true }), day(1))).toBe(false)
  })

  it.each(['incomplete', 'incomplete_expired', 'canceled', 'unpaid', 'paused'] as const)(
    'is none while %s',
    (status) => {
      expect(givesAccess(facts({ status }), day(2))).toBe(false)
    },
  )
})
