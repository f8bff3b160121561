import {
  type PaymentAccount,
  type Plan,
  type SubscriptionState,
} from '../../../shared/features/subscription/subscription.constants.ts'

/** A subscription as the provider has it now. */
export interface ProviderSubscription {
  id: string
  customerId: string
  plan: Plan
  status: SubscriptionState
  periodStart: Date
  periodEnd: Date
  /** It ends with the running period unless it is resumed. */
  cancelAtPeriodEnd: boolean
  /** What the next renewal charges, in US cents; null when there is none. */
  nextAmountCents: number | null
  /**
   * The newest payment of this subscription was refunded in full, or is disputed. A dispute that was won takes it back;
   * the state of older payments, and of other subscriptions, does not matter.
   */
  revoked: boolean
  /** Revoked for good: refunded in full, or the dispute was lost. */
  lost: boolean
  createdAt: Date
}

/** A subscription that waits for its first payment, and what the card form needs to make it. */
export interface StartedSubscription {
  subscriptionId: string
  clientSecret: string
}

/** A checkout at the provider's own page, made by a guest perhaps. */
export interface CheckoutSession {
  id: string
  paid: boolean
  customerEmail: string
  customerId: string
  subscriptionId: string
}

/** What an event of the provider is about. Its content is not believed: the subscription is fetched again. */
export interface PaymentEvent {
  id: string
  type: string
  /** Undefined for events without a subscription, and for those whose subscription must be found by customer. */
  subscriptionId: string | undefined
  customerId: string | undefined
}

/**
 * Takes money. Every call throws `AppError` BAD_GATEWAY when the provider fails or refuses what is not the caller's doing,
 * GATEWAY_TIMEOUT when it does not answer in time.
 */
export interface Payments {
  /** What the start-up table calls it. */
  readonly name: string
  /** Kept with every customer and subscription. */
  readonly account: PaymentAccount
  /** The provider's clock; the sandbox's can be moved. */
  now(): Promise<Date>
  /** Creates the customer of a user; the same one for the same user, however often it is called. */
  createCustomer(user: { userId: string; email: string }): Promise<string>
  /** Changes the customer's address at the provider; a deleted one is fine. */
  moveCustomer(request: { customerId: string; email: string }): Promise<void>
  /** The user in the provider's record of a customer; undefined for a guest, and for a deleted one. */
  findUserOf(customerId: string): Promise<string | undefined>
  /**
   * Starts a subscription whose first payment is still to be confirmed. `intro` gives the first month at the
   * introductory price. The same `idempotencyKey` answers the same subscription; with another order it throws CONFLICT.
   * Throws NOT_FOUND when there is no such customer, or no more.
   */
  startSubscription(order: {
    customerId: string
    plan: Plan
    intro: boolean
    idempotencyKey: string
  }): Promise<StartedSubscription>
  /** The secret of a subscription that still waits for its first payment; undefined when it waits no more. */
  findClientSecret(subscriptionId: string): Promise<string | undefined>
  /** The subscription now; undefined when the provider has none by this id. */
  findSubscription(subscriptionId: string): Promise<ProviderSubscription | undefined>
  /** Every subscription of a customer, the ended ones too, newest first. */
  findSubscriptions(customerId: string): Promise<ProviderSubscription[]>
  /**
   * Gives up a subscription that still waits for its first payment. Returns false, and changes nothing, when it was paid
   * meanwhile: money that was paid is never cancelled by this.
   */
  abandon(subscriptionId: string): Promise<boolean>
  /** Ends a subscription at once; one that has ended already is fine. */
  cancelNow(subscriptionId: string): Promise<void>
  /** Lets a subscription end with the period that is paid for; one that has ended already is fine. */
  endAtPeriodEnd(subscriptionId: string): Promise<void>
  /** Removes the customer with what the provider keeps of them; a deleted one is fine. */
  removeCustomer(customerId: string): Promise<void>
  /** Where a customer manages the subscription; returns to `returnUrl`. */
  createPortal(request: { customerId: string; returnUrl: string }): Promise<{ url: string }>
  /**
   * Where a visitor without an account pays for a plan: an address at the provider's, or a path of this server that begins
   * with a slash. Undefined where there is no such page. It returns to `/subscription-success?session_id=...`.
   */
  guestCheckoutUrl(plan: Plan): Promise<string | undefined>
  /** The checkout of a session id; undefined for an unknown one, and for an unfinished one. */
  findCheckout(sessionId: string): Promise<CheckoutSession | undefined>
  /** Links a guest's customer to our user, also in the provider's own records. */
  adoptCustomer(request: { customerId: string; userId: string }): Promise<void>
  /**
   * Reads an event that the provider sent. `rawBody` is exactly what arrived. Throws `AppError` BAD_REQUEST when the
   * signature is missing, wrong, or too old.
   */
  readEvent(rawBody: Buffer, signature: string | undefined): Promise<PaymentEvent>
}
