import {
  type PaymentAccount,
  type Plan,
  type SubscriptionState,
} from '../../../shared/features/subscription/subscription.constants.ts'

/** The provider's current data of a subscription. */
export interface ProviderSubscription {
  id: string
  customerId: string
  plan: Plan
  status: SubscriptionState
  periodStart: Date
  periodEnd: Date
  /** Whether it ends with the current period unless it is resumed. */
  cancelAtPeriodEnd: boolean
  /** Price of the next renewal in US cents; null where there is none. */
  nextAmountCents: number | null
  /**
   * Whether the newest payment of this subscription was refunded in full, or is disputed. Not after a dispute that was
   * won. Older payments and other subscriptions do not matter.
   */
  revoked: boolean
  /** Whether it is permanently revoked: refunded in full, or the dispute was lost. */
  lost: boolean
  createdAt: Date
}

/** A subscription that waits for its first payment, with the data for the card form. */
export interface StartedSubscription {
  subscriptionId: string
  clientSecret: string
}

/** A checkout at the provider's own page, possibly by a visitor without an account. */
export interface CheckoutSession {
  id: string
  paid: boolean
  customerEmail: string
  customerId: string
  subscriptionId: string
}

/** The subject of a provider's event. Its content is not trusted: the subscription is fetched. */
export interface PaymentEvent {
  id: string
  type: string
  /** Undefined for events without a subscription, and for those whose subscription must be found by customer. */
  subscriptionId: string | undefined
  customerId: string | undefined
}

/**
 * The port to the payment provider. Every call throws `AppError` BAD_GATEWAY where the provider fails or refuses for a
 * reason that is not the caller's, GATEWAY_TIMEOUT where it does not answer in time.
 */
export interface Payments {
  /** Its name in the start-up table. */
  readonly name: string
  /** The account at the provider, stored with every customer and subscription. */
  readonly account: PaymentAccount
  /** The provider's clock; the sandbox's can be advanced. */
  now(): Promise<Date>
  /** Creates the customer of a user. Repeated calls return the same one. */
  createCustomer(user: { userId: string; email: string }): Promise<string>
  /** Changes the customer's address at the provider. Does nothing for a deleted one. */
  moveCustomer(request: { customerId: string; email: string }): Promise<void>
  /** The user in the provider's record of a customer; undefined for a visitor's, and for a deleted one. */
  findUserOf(customerId: string): Promise<string | undefined>
  /**
   * Starts a subscription whose first payment is still to be confirmed. `intro`: the first month at the introductory
   * price. The same `idempotencyKey` returns the same subscription, or throws CONFLICT for another order. Throws
   * NOT_FOUND where the customer does not exist.
   */
  startSubscription(order: {
    customerId: string
    plan: Plan
    intro: boolean
    idempotencyKey: string
  }): Promise<StartedSubscription>
  /** The secret of a subscription that waits for its first payment; undefined for any other. */
  findClientSecret(subscriptionId: string): Promise<string | undefined>
  /** The current subscription; undefined for an unknown id. */
  findSubscription(subscriptionId: string): Promise<ProviderSubscription | undefined>
  /** Every subscription of a customer, ended ones included, newest first. */
  findSubscriptions(customerId: string): Promise<ProviderSubscription[]>
  /**
   * Abandons a subscription that waits for its first payment. Returns false, and changes nothing, where it was paid
   * meanwhile: a paid subscription is never cancelled by this.
   */
  abandon(subscriptionId: string): Promise<boolean>
  /** Ends a subscription immediately. Does nothing where it has ended. */
  cancelNow(subscriptionId: string): Promise<void>
  /** Ends a subscription with its paid period. Does nothing where it has ended. */
  endAtPeriodEnd(subscriptionId: string): Promise<void>
  /** Removes the customer with all the provider's data of them. Does nothing for a deleted one. */
  removeCustomer(customerId: string): Promise<void>
  /** Creates a portal page where a customer manages the subscription. It returns to `returnUrl`. */
  createPortal(request: { customerId: string; returnUrl: string }): Promise<{ url: string }>
  /**
   * The page where a visitor without an account pays for a plan: an address at the provider, or a path of this server
   * that begins with a slash. Undefined where there is none. It returns to `/subscription-success?session_id=...`.
   */
  guestCheckoutUrl(plan: Plan): Promise<string | undefined>
  /** The checkout of a session id; undefined where it is unknown or unfinished. */
  findCheckout(sessionId: string): Promise<CheckoutSession | undefined>
  /** Links a visitor's customer to our user, also in the provider's records. */
  adoptCustomer(request: { customerId: string; userId: string }): Promise<void>
  /**
   * Reads an event of the provider. `rawBody` is exactly what arrived. Throws `AppError` BAD_REQUEST where the
   * signature is missing, wrong, or too old.
   */
  readEvent(rawBody: Buffer, signature: string | undefined): Promise<PaymentEvent>
}
