import { type Stripe } from 'stripe'
import { formatPrice, PRICE_CENTS } from '../../../../../shared/plans.ts'
import { orUndefined } from '../stripe-fault.ts'

const AMOUNT_OFF = PRICE_CENTS.monthly - PRICE_CENTS.introMonth
const COUPON_ID = `hookline_first_month_${AMOUNT_OFF}`

/** The coupon for the introductory price of the plans table. Its id contains the amount. */
export async function ensureIntroCoupon(stripe: Stripe, note: (line: string) => void): Promise<string> {
  const found = await orUndefined(stripe.coupons.retrieve(COUPON_ID))
  if (found) return COUPON_ID
  await stripe.coupons.create({
    id: COUPON_ID,
    name: `First month ${formatPrice(PRICE_CENTS.introMonth)}`,
    amount_off: AMOUNT_OFF,
    currency: 'usd',
    duration: 'once',
  })
  note(`made the coupon ${COUPON_ID}`)
  return COUPON_ID
}
