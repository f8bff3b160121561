import { Stripe } from 'stripe'
import { AppError } from '../../../../shared/errors.ts'
import { type PaymentEvent } from '../payments.port.ts'
import { idOf, maybeIdOf } from './stripe-id.ts'

/** Maximum age of an event in seconds. Source: Stripe's default. */
const TOLERANCE_SECONDS = 300

/** The events that `findSubject` handles; the webhook endpoint subscribes to exactly these. */
export const STRIPE_EVENTS = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'customer.deleted',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const

/** A request at the webhook. `now` determines its age. */
export interface Delivery {
  rawBody: Buffer
  signature: string | undefined
  secret: string
  now: Date
}

/** Verifies and parses an event. Throws BAD_REQUEST where the signature is invalid or too old. */
export function openEvent({ rawBody, signature, secret, now }: Delivery): Stripe.Event {
  try {
    return Stripe.webhooks.constructEvent(rawBody, signature ?? '', secret, TOLERANCE_SECONDS, undefined, now.getTime())
  } catch (error) {
    throw new AppError('BAD_REQUEST', 'The signature of this event is missing, wrong, or too old.', { cause: error })
  }
}

/** The subscription and customer of an event. A dispute names only its charge, whose customer is fetched. */
export async function findSubject(
  stripe: Stripe,
  event: Stripe.Event,
): Promise<Pick<PaymentEvent, 'subscriptionId' | 'customerId'>> {
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed': {
      const { id, customer } = event.data.object
      return { subscriptionId: id, customerId: idOf(customer) }
    }
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required': {
      const { parent, customer } = event.data.object
      const subscriptionId = maybeIdOf(parent?.subscription_details?.subscription)
      return { subscriptionId, customerId: maybeIdOf(customer) }
    }
    case 'checkout.session.completed': {
      const { subscription, customer } = event.data.object
      return { subscriptionId: maybeIdOf(subscription), customerId: maybeIdOf(customer) }
    }
    case 'customer.deleted':
      return { subscriptionId: undefined, customerId: event.data.object.id }
    case 'charge.refunded':
      return { subscriptionId: undefined, customerId: maybeIdOf(event.data.object.customer) }
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const charge = await stripe.charges.retrieve(idOf(event.data.object.charge))
      return { subscriptionId: undefined, customerId: maybeIdOf(charge.customer) }
    }
    default:
      return { subscriptionId: undefined, customerId: undefined }
  }
}
