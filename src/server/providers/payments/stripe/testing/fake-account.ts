import { type Plan } from '../../../../../shared/features/subscription/subscription.constants.ts'
import { PRICE_CENTS } from '../../../../../shared/plans.ts'
import { createFakeClock } from '../../../../testing/fakes/fake-clock.ts'
import { type StripeSettings } from '../stripe-settings.ts'
import { type Refusal, SECRET_KEY } from './fake-stripe.ts'

export const SETTINGS: StripeSettings = {
  account: 'stripe:test',
  secretKey: SECRET_KEY,
  webhookSecret: 'whsec_hookline',
  prices: { monthly: 'price_monthly', yearly: 'price_yearly' },
  introCouponId: 'coupon_intro',
  apiBase: undefined,
}

interface Customer {
  id: string
  email: string
  metadata: Record<string, string>
  deleted?: true
}

interface Subscription {
  id: string
  customer: string
  price: string
  status: string
  created: number
  cancel_at_period_end: boolean
  cancel_at: number | null
  pause_collection: { behavior: string; resumes_at: number | null } | null
  /** Its newest invoice. */
  invoice: string
  invoiceStatus: 'open' | 'paid' | 'void'
  firstAmount: number
}

interface Charge {
  id: string
  customer: string
  amount: number
  paid: boolean
  status: string
  refunded: boolean
  disputed: boolean
  payment_intent: string
}

/** The payment of an invoice: an intent, or a charge without one. */
interface InvoicePayment {
  type: string
  payment_intent?: string
  charge?: string
}

/** A paid invoice. */
interface PaidInvoice {
  id: string
  customer: string
  status: 'paid'
  amount_paid: number
  parent: { type: string; subscription_details: { subscription: string } } | null
  payments: { object: string; data: { status: string; payment: InvoicePayment }[] }
}

const DAY_SECONDS = 86_400

/** A Stripe account that sells the two plans and another product. Tests change it directly. */
export function createAccount() {
  const clock = createFakeClock()
  const customers = new Map<string, Customer>()
  const subscriptions = new Map<string, Subscription>()
  const sessions = new Map<string, Record<string, unknown>>()
  const portals: { id: string; metadata: Record<string, string> }[] = []
  const charges: Charge[] = []
  const invoices: PaidInvoice[] = []
  const links = (['yearly', 'monthly'] as const).map((plan) => ({
    id: `plink_${plan}`,
    url: `https://buy.stripe.com/test_${plan}`,
    metadata: { hookline: plan, price: SETTINGS.prices[plan] },
  }))
  const disputes: { id: string; charge: string; status: string }[] = []
  const previews = new Map<string, number | Refusal>()
  const prices = new Map([
    ['price_monthly', buildPrice('price_monthly', 'prod_hookline', PRICE_CENTS.monthly, 'month')],
    ['price_yearly', buildPrice('price_yearly', 'prod_hookline', PRICE_CENTS.yearly, 'year')],
    ['price_before', buildPrice('price_before', 'prod_hookline', 1_499, 'month')],
    ['price_mug_club', buildPrice('price_mug_club', 'prod_mug', 100, 'month')],
  ])
  let count = 0
  const nextId = (kind: string) => `${kind}_${(count += 1)}`
  const seconds = () => Math.floor(clock.now().getTime() / 1_000)

  function start(customer: string, price: string, firstAmount: number): Subscription {
    const subscription = {
      id: nextId('sub'),
      customer,
      price,
      status: 'incomplete',
      created: seconds(),
      cancel_at_period_end: false,
      cancel_at: null,
      pause_collection: null,
      invoice: nextId('in'),
      invoiceStatus: 'open' as const,
      firstAmount,
    }
    subscriptions.set(subscription.id, subscription)
    return subscription
  }

  function charge(subscription: Subscription, paid: boolean): Charge {
    const { customer, firstAmount: amount } = subscription
    const status = paid ? 'succeeded' : 'failed'
    const payment_intent = nextId('pi')
    const made = { id: nextId('ch'), customer, amount, paid, status, refunded: false, disputed: false, payment_intent }
    charges.unshift(made)
    if (!paid) return made
    if (subscription.invoiceStatus === 'paid') subscription.invoice = nextId('in')
    subscription.status = 'active'
    subscription.invoiceStatus = 'paid'
    invoices.unshift({
      id: subscription.invoice,
      customer,
      status: 'paid',
      amount_paid: amount,
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
      payments: { object: 'list', data: [{ status: 'paid', payment: { type: 'payment_intent', payment_intent } }] },
    })
    return made
  }

  /** A subscription in Stripe's format, with the client secret only on request. */
  function show(subscription: Subscription, parameters: Record<string, string> = {}) {
    const { price, invoice, invoiceStatus, firstAmount: _, ...rest } = subscription
    const expanded = Object.entries(parameters).flatMap(([name, value]) => (name.startsWith('expand[') ? [value] : []))
    const secret = { type: 'payment_intent', client_secret: `pi_of_${subscription.id}_secret_x` }
    const asked = expanded.includes('latest_invoice.confirmation_secret')
    const whole = { id: invoice, status: invoiceStatus, ...(asked && { confirmation_secret: secret }) }
    const days = prices.get(price)?.recurring.interval === 'year' ? 365 : 30
    const item = {
      id: `si_${subscription.id}`,
      price: prices.get(price),
      current_period_start: subscription.created,
      current_period_end: subscription.created + days * DAY_SECONDS,
    }
    return {
      ...rest,
      object: 'subscription',
      items: { object: 'list', data: [item] },
      latest_invoice: asked || expanded.includes('latest_invoice') ? whole : invoice,
      pending_setup_intent: null,
    }
  }

  return {
    clock,
    customers,
    subscriptions,
    sessions,
    portals,
    charges,
    /** Paid invoices, newest first. */
    invoices,
    links,
    disputes,
    /** Stripe's preview for a subscription; its price by default. */
    previews,
    prices,
    nextId,
    start,
    show,
    charge,
    /** A visitor pays at Stripe's own page. Returns the id of the session. */
    checkOut({ email, plan, price = SETTINGS.prices[plan] }: { email: string; plan: Plan; price?: string }): string {
      const customer = { id: nextId('cus'), email, metadata: {} }
      customers.set(customer.id, customer)
      const subscription = start(customer.id, price, prices.get(price)?.unit_amount ?? 0)
      charge(subscription, true)
      const id = nextId('cs')
      sessions.set(id, {
        id,
        object: 'checkout.session',
        status: 'complete',
        payment_status: 'paid',
        customer: customer.id,
        customer_details: { email },
        customer_email: null,
        subscription: subscription.id,
        client_reference_id: null,
      })
      return id
    },
  }
}

export type Account = ReturnType<typeof createAccount>

function buildPrice(id: string, product: string, amount: number, interval: string) {
  return { id, object: 'price', product, unit_amount: amount, recurring: { interval, interval_count: 1 } }
}
