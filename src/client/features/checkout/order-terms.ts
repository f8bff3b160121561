import { type Plan } from '../../../shared/features/subscription/subscription.constants.ts'
import { addMonths, PLAN_MONTHS } from '../../../shared/features/subscription/period.rules.ts'
import { formatPrice, PRICE_CENTS } from '../../../shared/plans.ts'

/** The price of an order. Amounts are in US cents. */
export interface OrderTerms {
  name: string
  /** Amount charged now. */
  dueCents: number
  /** Amount charged at each renewal. */
  renewalCents: number
  /** Discount on the first payment. */
  offCents: number
  /** For example `per month`. */
  period: string
}

/** Display names of the plans. */
export const PLAN_NAME: Record<Plan, string> = { monthly: 'Monthly', yearly: 'Yearly' }
export const PLAN_PERIOD: Record<Plan, string> = { monthly: 'per month', yearly: 'per year' }

/** Returns the title of a plan: `Yearly Plan`. */
export const planTitle = (plan: Plan): string => `${PLAN_NAME[plan]} Plan`

/** Returns the price of a plan, with or without the introductory month. Source: docs/product-rules.md#plans. */
export function orderTerms(plan: Plan, introOffer: boolean): OrderTerms {
  const renewalCents = PRICE_CENTS[plan]
  const dueCents = plan === 'monthly' && introOffer ? PRICE_CENTS.introMonth : renewalCents
  return { name: PLAN_NAME[plan], dueCents, renewalCents, offCents: renewalCents - dueCents, period: PLAN_PERIOD[plan] }
}

/** Formats the terms of a plan in one line. */
export function formatTerms(plan: Plan, introOffer: boolean): string {
  if (plan === 'yearly') {
    return `${formatPrice(PRICE_CENTS.yearly)} per year, about ${formatPrice(PRICE_CENTS.yearly / 12)} per month`
  }
  const usual = `${formatPrice(PRICE_CENTS.monthly)} per month`
  return introOffer ? `First month ${formatPrice(PRICE_CENTS.introMonth)}, then ${usual}` : usual
}

/** Returns the first renewal of an order placed at `now`. Both are ISO 8601. `now` is from the payment provider's clock. */
export function formatRenewal(plan: Plan, now: string): string {
  return addMonths(new Date(now), PLAN_MONTHS[plan]).toISOString()
}
