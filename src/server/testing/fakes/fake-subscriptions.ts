import { setImmediate as nextTurn } from 'node:timers/promises'
import { type AppError } from '../../../shared/errors.ts'
import { type PaymentEvent, type ProviderSubscription } from '../../providers/payments/payments.port.ts'

/** The states of a subscription at the provider, one after each of its events. */
const LIFE = [
  { type: 'customer.subscription.created', status: 'incomplete' },
  { type: 'invoice.paid', status: 'active' },
  { type: 'customer.subscription.updated', status: 'active', cancelAtPeriodEnd: true },
  { type: 'invoice.payment_failed', status: 'past_due' },
  { type: 'customer.subscription.deleted', status: 'canceled' },
] as const

/** The customer of these subscriptions. */
export const CUSTOMER = 'cus_1'

/** The event after which a subscription is at `step` of its states. */
export function buildEvent(id: string, step: number): PaymentEvent {
  return { id: `evt_${id}_${step}`, type: LIFE[step]?.type ?? '', subscriptionId: id, customerId: CUSTOMER }
}

function subscriptionAt(id: string, step: number): ProviderSubscription {
  const { type: _, ...state } = { cancelAtPeriodEnd: false, ...(LIFE[step] ?? LIFE[0]) }
  return {
    id,
    customerId: CUSTOMER,
    plan: 'monthly',
    periodStart: new Date('2026-11-20T00:00:00.000Z'),
    periodEnd: new Date('2026-12-20T00:00:00.000Z'),
    nextAmountCents: 1_999,
    revoked: false,
    lost: false,
    createdAt: new Date('2026-11-20T00:00:00.000Z'),
    ...state,
  }
}

/** A provider whose subscriptions a test advances, and whose answers may be slow and so outdated. */
export function createFakeSubscriptions() {
  const steps = new Map<string, number>()
  let slow: ((answer: () => void) => void) | undefined
  return {
    /** The current step of each subscription. */
    steps,
    /** The next answers are computed now and returned when `release` runs them, in any order. */
    hold: (release: (answer: () => void) => void) => void (slow = release),
    flow: () => void (slow = undefined),
    /** Turns of the event loop until the next answer. */
    turns: () => 0,
    /** Number of answers that were outdated when they arrived. */
    outdated: 0,
    failure: undefined as AppError | undefined,
    findUserOf: async () => undefined,
    cancelNow: async () => {},
    async findSubscription(id: string): Promise<ProviderSubscription | undefined> {
      if (this.failure) throw this.failure
      const step = steps.get(id)
      if (step === undefined) return undefined
      if (slow) await new Promise<void>((resolve) => slow?.(resolve))
      for (let turns = this.turns(); turns > 0; turns -= 1) await nextTurn()
      if (step !== steps.get(id)) this.outdated += 1
      return subscriptionAt(id, step)
    },
  }
}
