import { z } from 'zod'
import { SANDBOX_CARDS } from '../../../../../shared/features/subscription/sandbox.constants.ts'
import { PLANS, SUBSCRIPTION_STATES } from '../../../../../shared/features/subscription/subscription.constants.ts'

const Cents = z.int().min(0)
const Instant = z.coerce.date()

const Card = z.object({
  last4: z.string().regex(/^\d{4}$/u),
  behaviour: z.enum(SANDBOX_CARDS.map(({ behaviour }) => behaviour)),
})

const Subscription = z.object({
  id: z.string(),
  plan: z.enum(PLANS),
  status: z.enum(SUBSCRIPTION_STATES),
  createdAt: Instant,
  /** When the first period of this plan began; renewals are on its day of the month. */
  anchor: Instant,
  /** Number of periods since then. */
  cycle: z.int().min(0),
  periodStart: Instant,
  periodEnd: Instant,
  cancelAtPeriodEnd: z.boolean(),
  clientSecret: z.string(),
  /** The key of the call that started it; null for a visitor's. */
  idempotencyKey: z.string().nullable(),
  /** The card whose owner has to confirm the first payment. */
  awaiting: Card.nullable(),
  /** Number of retries of a failed renewal. */
  retries: z.int().min(0),
})
export type Subscription = z.infer<typeof Subscription>

const Invoice = z.object({
  id: z.string(),
  subscriptionId: z.string(),
  plan: z.enum(PLANS),
  createdAt: Instant,
  /** The amount to pay by card, and the amount paid by credit. */
  amountCents: Cents,
  creditCents: Cents,
  status: z.enum(['open', 'paid', 'void', 'uncollectible']),
  refundedCents: Cents,
  dispute: z.enum(['open', 'won', 'lost']).nullable(),
})
export type Invoice = z.infer<typeof Invoice>

const Checkout = z.object({
  id: z.string(),
  plan: z.enum(PLANS),
  expiresAt: Instant,
  /** Payer and card while a confirmation is awaited. */
  awaiting: z.object({ email: z.string(), card: Card }).nullable(),
  /** The purchase; null until it is paid. */
  subscriptionId: z.string().nullable(),
})
export type Checkout = z.infer<typeof Checkout>

const Portal = z.object({
  id: z.string(),
  returnUrl: z.string(),
  expiresAt: Instant,
  awaiting: Card.nullable(),
})
export type Portal = z.infer<typeof Portal>

const WaitingEvent = z.object({
  id: z.string(),
  type: z.string(),
  createdAt: Instant,
  subject: z.object({ object: z.string(), id: z.string(), status: z.string(), subscription: z.string().nullable() }),
})
export type WaitingEvent = z.infer<typeof WaitingEvent>

/** A customer with all its data in one document, so that changes are atomic and no writer sees half of one. */
export const Account = z.object({
  id: z.string(),
  /** Our user; null for a visitor without an account. */
  userId: z.string().nullable(),
  /** Empty until a visitor has paid. */
  email: z.string(),
  card: Card.nullable(),
  /** Credit from a change to a cheaper plan; the next renewals use it. */
  creditCents: Cents,
  subscriptions: z.array(Subscription),
  invoices: z.array(Invoice),
  checkout: Checkout.nullable(),
  portals: z.array(Portal),
  /** Undelivered events, oldest first. */
  events: z.array(WaitingEvent),
})
export type Account = z.infer<typeof Account>

/** An empty account. */
export function emptyAccount(id: string, { userId, email }: { userId: string | null; email: string }): Account {
  return {
    id,
    userId,
    email,
    card: null,
    creditCents: 0,
    subscriptions: [],
    invoices: [],
    checkout: null,
    portals: [],
    events: [],
  }
}
