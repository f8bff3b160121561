import { z } from 'zod'
import { nameText } from '../../wire.ts'
import { PLANS, SUBSCRIPTION_STATES } from './subscription.constants.ts'
import { PlanChoice } from './subscription.schema.ts'

const Reference = nameText('The reference', 300).min(1, 'The reference is missing.')
const CardText = z.string('Fill in the card form.').max(60)

/** Input of the sandbox's card form. `readCard` identifies the card. */
export const Card = z.object({ number: CardText, expiry: CardText, cvc: CardText })

export const ReferenceRequest = z.object({ reference: Reference })
export const PayRequest = z.object({ clientSecret: Reference, card: Card })
export const ConfirmRequest = z.object({ reference: Reference, approve: z.boolean() })
export const GuestCheckoutRequest = z.object({ plan: PlanChoice })
export const GuestPaymentRequest = z.object({ sessionId: Reference, email: CardText.max(254), card: Card })
export const PortalRequest = z.object({ portalId: Reference })
export const PortalPlanRequest = z.object({ portalId: Reference, plan: PlanChoice })
export const PortalCardRequest = z.object({ portalId: Reference, card: Card })

export const CardAnswer = z.object({ status: z.enum(['succeeded', 'requires_action']) })
export const GuestCheckout = z.object({ sessionId: z.string(), url: z.string() })

/** An instant as ISO 8601. */
const Instant = z.date().transform((date) => date.toISOString())

/** An order for its payment page. Amounts in US cents. */
export const Order = z.object({
  plan: z.enum(PLANS),
  amountCents: z.number().int(),
  renewsAt: Instant,
  renewalCents: z.number().int(),
  state: z.enum(['open', 'awaiting-confirmation', 'paid', 'over']),
})

/** The portal of the sandbox. Amounts in US cents. */
export const Portal = z.object({
  subscription: z
    .object({
      plan: z.enum(PLANS),
      status: z.enum(SUBSCRIPTION_STATES),
      periodEnd: Instant,
      cancelAtPeriodEnd: z.boolean(),
      nextAmountCents: z.number().int().nullable(),
    })
    .optional(),
  card: z.object({ last4: z.string() }).optional(),
  awaitingConfirmation: z.boolean(),
  creditCents: z.number().int(),
  invoices: z.array(
    z.object({
      id: z.string(),
      plan: z.enum(PLANS),
      createdAt: Instant,
      amountCents: z.number().int(),
      refundedCents: z.number().int(),
      status: z.enum(['open', 'paid', 'refunded', 'uncollectible']),
    }),
  ),
  plans: z.array(z.object({ plan: z.enum(PLANS), priceCents: z.number().int() })),
  returnUrl: z.string(),
})
