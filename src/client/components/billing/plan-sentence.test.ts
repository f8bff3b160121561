import { expect, it } from 'vitest'
import type { SubscriptionStatus } from '../../../shared/features/subscription/subscription.schema.ts'
import { planSentence } from './plan-sentence.ts'

const DAY = '2026-12-20T12:00:00.000Z'
const active: SubscriptionStatus = {
  hasActiveSubscription: true,
  status: 'active',
  plan: 'monthly',
  nextBillingDate: DAY,
  endsAt: null,
  nextAmountCents: 1_999,
  introOffer: false,
  now: '2026-11-20T12:00:00.000Z',
}
const ended = { hasActiveSubscription: false, nextBillingDate: null, nextAmountCents: null } as const
const off = (status: SubscriptionStatus['status']): SubscriptionStatus => ({ ...active, ...ended, status })

it.each<[string, SubscriptionStatus, string | undefined]>([
  ['never subscribed', off('none'), undefined],
  ['active', active, 'Your plan renews on 20 December 2026 for $19.99.'],
  ['cancelling', { ...active, endsAt: DAY, nextBillingDate: null }, 'Your plan ends on 20 December 2026.'],
  ['refunded', off('active'), 'Your payment was refunded or is disputed, so Premium is off.'],
  ['trialing', { ...active, status: 'trialing' }, 'Your trial renews on 20 December 2026 for $19.99.'],
  [
    'past due, within the grace',
    { ...active, status: 'past_due', nextBillingDate: null, endsAt: DAY },
    'Your last payment did not go through. Update your card by 20 December 2026 to keep Premium.',
  ],
  [
    'past due, too long',
    off('past_due'),
    'Your last payment did not go through, so Premium is off. Update your card to get it back.',
  ],
  ['unpaid', off('unpaid'), 'Your renewal was never paid, so Premium is off. Update your card to get it back.'],
  ['paused', off('paused'), 'Your subscription is paused, and Premium with it.'],
  ['incomplete', off('incomplete'), 'Your first payment is not finished, so Premium has not begun.'],
  ['expired', off('incomplete_expired'), 'Your first payment was not finished in time. Nothing was charged.'],
  ['cancelled', off('canceled'), 'Your subscription has ended. Everything you made is still here.'],
])('%s', (_, subscription, sentence) => expect(planSentence(subscription)).toBe(sentence))
