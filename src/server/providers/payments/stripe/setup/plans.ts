import { type Stripe } from 'stripe'
import { type Plan, PLANS } from '../../../../../shared/features/subscription/subscription.constants.ts'
import { PRICE_CENTS } from '../../../../../shared/plans.ts'
import { orUndefined } from '../stripe-fault.ts'
import { idOf } from '../stripe-id.ts'

const PRODUCT_ID = 'hookline_premium'
const INTERVAL = { monthly: 'month', yearly: 'year' } as const

/** The plans in the Stripe account. */
export interface Plans {
  product: string
  prices: Record<Plan, string>
}

/**
 * The product and its two prices. A price of another amount stays for its subscribers, and its lookup key moves to a new price.
 */
export async function ensurePlans(stripe: Stripe, note: (line: string) => void): Promise<Plans> {
  const product = await ensureProduct(stripe, note)
  const { data } = await stripe.prices.list({ lookup_keys: PLANS.map(formatLookupKey), active: true, limit: 10 })
  const ensurePrice = async (plan: Plan) => {
    const found = data.find((price) => isPriceOf(plan, product, price))
    if (found) return found.id
    const made = await stripe.prices.create({
      product,
      currency: 'usd',
      unit_amount: PRICE_CENTS[plan],
      recurring: { interval: INTERVAL[plan] },
      lookup_key: formatLookupKey(plan),
      transfer_lookup_key: true,
    })
    note(`made the ${plan} price ${made.id}`)
    return made.id
  }
  return { product, prices: { monthly: await ensurePrice('monthly'), yearly: await ensurePrice('yearly') } }
}

async function ensureProduct(stripe: Stripe, note: (line: string) => void): Promise<string> {
  if (await orUndefined(stripe.products.retrieve(PRODUCT_ID))) return PRODUCT_ID
  await stripe.products.create({ id: PRODUCT_ID, name: 'Hookline Premium' })
  note(`made the product ${PRODUCT_ID}`)
  return PRODUCT_ID
}

function isPriceOf(plan: Plan, product: string, price: Stripe.Price): boolean {
  return (
    price.lookup_key === formatLookupKey(plan) &&
    idOf(price.product) === product &&
    price.currency === 'usd' &&
    price.unit_amount === PRICE_CENTS[plan] &&
    price.recurring?.interval === INTERVAL[plan]
  )
}

function formatLookupKey(plan: Plan): string {
  return `hookline_${plan}`
}
