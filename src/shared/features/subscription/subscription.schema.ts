import { z } from 'zod'
import { looseEnum, nameText } from '../../wire.ts'
import { PLANS, SUBSCRIPTION_STATES } from './subscription.constants.ts'

export const PlanChoice = looseEnum('Plan', PLANS)

/**
 * `GET /api/subscription/status`. `hasActiveSubscription` is the only check of access; `status` is displayed, never
 * compared. Dates are ISO 8601 instants. Source: docs/product-rules.md#access.
 */
export const SubscriptionStatus = z.object({
  hasActiveSubscription: z.boolean(),
  /** A state in Stripe's terms, or `none` for an account that never subscribed. */
  status: z.enum([...SUBSCRIPTION_STATES, 'none']),
  plan: z.enum(PLANS).nullable(),
  /** Null where nothing will be charged, such as while the provider has paused the collection. */
  nextBillingDate: z.iso.datetime().nullable(),
  /** End of access of a cancelled or past-due subscription. */
  endsAt: z.iso.datetime().nullable(),
  /** Price of the next renewal in US cents. */
  nextAmountCents: z.number().int().nullable(),
  /** Whether the introductory month is offered to this account. */
  introOffer: z.boolean(),
  /** The payment provider's time of this answer: an order placed now renews a month or a year later. */
  now: z.iso.datetime(),
})
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

const SessionId = nameText('The session', 300).trim().min(1, 'Invalid subscription session.')

/** `POST /api/subscription/verify` and `activate`. */
export const CheckoutReference = z.object({ sessionId: SessionId })

/** The answer of `verify`: only the address, masked once an account has claimed the session. */
export const CheckoutOwner = z.object({ customerEmail: z.string() })

/** `POST /api/create-subscription`. */
export const CreateSubscriptionRequest = z.object({ plan: PlanChoice })
export const StartedCheckout = z.object({ clientSecret: z.string() })

/** The page where a visitor without an account pays first; no address where the provider has none. */
export const GuestAddressRequest = z.object({ plan: PlanChoice })
export const GuestAddress = z.object({ url: z.string().optional() })

/** The answer of `customer-portal`: the address for the browser. */
export const PortalAddress = z.object({ url: z.string() })
