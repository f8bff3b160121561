import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AppError } from '../../../../shared/errors.ts'
import { SANDBOX_CARDS } from '../../../../shared/features/subscription/sandbox.constants.ts'
import { PLANS, type SubscriptionState } from '../../../../shared/features/subscription/subscription.constants.ts'
import { hasNotEnded } from '../../../../shared/features/subscription/subscription.rules.ts'
import { PRICE_CENTS } from '../../../../shared/plans.ts'
import { type Account, type Subscription } from './billing/account.ts'
import { computePeriod } from './billing/calendar.ts'
import { cardThat, openSandbox } from './testing/open-sandbox.ts'

type World = ReturnType<typeof openSandbox>

/** Allowed transitions of a subscription. Source: Stripe, subscription lifecycle. */
const NEXT: Partial<Record<SubscriptionState, SubscriptionState[]>> = {
  incomplete: ['active', 'incomplete_expired'],
  active: ['active', 'past_due', 'canceled'],
  past_due: ['active', 'past_due', 'canceled'],
}

const card = fc.constantFrom(...SANDBOX_CARDS.map(({ behaviour }) => behaviour))
const plan = fc.constantFrom(...PLANS)
const which = fc.nat(3)

const action = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('order'), plan, intro: fc.boolean(), which }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pay'), card, which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('confirm'), approve: fc.boolean(), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('change'), plan }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('cancel', 'resume', 'refund') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('card'), card, approve: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('end', 'abandon'), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('dispute'), to: fc.constantFrom('open', 'won', 'lost') }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('advance'),
      by: fc.constantFrom('1 minute', '7 hours', '1 day', '3 days', '12 days', '1 month', '5 months', '1 year'),
    }),
  },
)
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never

const EMAIL = 'noor@example.com'

async function perform(world: World, orders: string[], step: Action): Promise<unknown> {
  const { pages, host, payments, openPortal } = world
  const customerId = await payments.createCustomer({ userId: 'user-noor', email: EMAIL })
  if ('by' in step) return world.advance(step.by)
  if ('to' in step) return host.dispute(EMAIL, step.to)
  if ('intro' in step) {
    const key = `order-${step.which}`
    const started = await payments.startSubscription({ customerId, ...step, idempotencyKey: key })
    return orders.push(started.clientSecret)
  }
  if ('which' in step) {
    const secret = orders[step.which % Math.max(1, orders.length)] ?? 'sub_none_1_secret_2'
    if ('card' in step) return pages.pay(secret, cardThat(step.card))
    if ('approve' in step) return pages.confirm(secret, step.approve)
    const id = secret.split('_secret_')[0] ?? ''
    return step.do === 'end' ? payments.cancelNow(id) : payments.abandon(id)
  }
  if (step.do === 'refund') return host.refund(EMAIL)
  const portal = await openPortal(customerId)
  if ('plan' in step) return pages.changePlan(portal, step.plan)
  if (!('card' in step)) return step.do === 'cancel' ? pages.cancelAtPeriodEnd(portal) : pages.resume(portal)
  const { status } = await pages.updateCard(portal, cardThat(step.card))
  return status === 'requires_action' && pages.confirm(portal, step.approve)
}

function checkSubscription(account: Account, subscription: Subscription, now: Date): void {
  const { id, status, plan, anchor, cycle, periodStart, periodEnd } = subscription
  const states = account.events
    .filter(({ subject }) => subject.object === 'subscription' && subject.id === id)
    .map(({ subject }) => subject.status as SubscriptionState)
  expect(states[0]).toBe('incomplete')
  expect(states.at(-1)).toBe(status)
  states.slice(1).forEach((state, place) => expect(NEXT[states[place] ?? 'canceled']).toContain(state))

  const invoices = account.invoices.filter(({ subscriptionId }) => subscriptionId === id)
  const open = invoices.filter((invoice) => invoice.status === 'open')
  expect(open).toHaveLength(status === 'incomplete' || status === 'past_due' ? 1 : 0)
  // One invoice for each period, dated on its first instant, over its full price.
  const ofThisPlan = invoices.slice(-(cycle + 1))
  const begun = Array.from({ length: cycle + 1 }, (_, place) => computePeriod(plan, anchor, place).periodStart)
  expect(ofThisPlan.map(({ createdAt }) => createdAt)).toEqual(begun)
  const price = (invoice: (typeof invoices)[number]) => invoice.amountCents + invoice.creditCents
  for (const invoice of invoices.slice(1)) expect(price(invoice)).toBe(PRICE_CENTS[invoice.plan])
  const paid = account.events.filter(({ type, subject }) => type === 'invoice.paid' && subject.subscription === id)
  expect(invoices.filter((invoice) => invoice.status === 'paid').map((invoice) => invoice.id)).toEqual(
    paid.map(({ subject }) => subject.id),
  )
  if (hasNotEnded(status)) {
    expect(periodStart.getTime()).toBeLessThanOrEqual(now.getTime())
    expect(periodEnd.getTime()).toBeGreaterThan(now.getTime())
  }
}

async function check({ host, payments }: World): Promise<void> {
  const { now, accounts } = await host.inspect()
  for (const account of accounts) {
    const found = await payments.findSubscriptions(account.id)
    expect(found.filter(({ status }) => hasNotEnded(status)).length).toBeLessThanOrEqual(1)
    const ended = (status: SubscriptionState) => status === 'canceled' || status === 'incomplete_expired'
    for (const { status, cancelAtPeriodEnd, nextAmountCents } of found) {
      expect(nextAmountCents === null).toBe(ended(status) || cancelAtPeriodEnd)
    }
    for (const subscription of account.subscriptions) checkSubscription(account, subscription, now)
    const times = account.events.map(({ createdAt }) => createdAt.getTime())
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(new Set(account.events.map(({ id }) => id)).size).toBe(account.events.length)
    const byCard = account.invoices.filter(({ status }) => status === 'paid')
    const spent = byCard.reduce((sum, { amountCents }) => sum + amountCents, 0)
    expect(account.creditCents).toBeLessThanOrEqual(spent)
    for (const { refundedCents, amountCents } of byCard) expect(refundedCents).toBeLessThanOrEqual(amountCents)
  }
}

/** An `AppError` is a valid result; any other error is a bug. */
async function refusable(attempt: Promise<unknown>): Promise<void> {
  await attempt.catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code === 'BAD_GATEWAY') throw error
  })
}

describe('any sequence of actions', () => {
  it.each([
    ['one after the other', 1],
    ['three at once', 3],
  ])("every period is charged once, and states change like Stripe's: %s", async (_, atOnce) => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 30, size: 'max' }), async (steps) => {
        const world = openSandbox({ start: '2026-01-31T10:00:00.000Z' })
        // Events are not consumed, so that the account retains all of them.
        world.webhook.refusals = Infinity
        const orders: string[] = []
        for (let place = 0; place < steps.length; place += atOnce) {
          const now = steps.slice(place, place + atOnce)
          await Promise.all(now.map((step) => refusable(perform(world, orders, step))))
          await check(world)
        }
      }),
      { numRuns: 60 },
    )
  })
})
