import { type Plan } from '../../../shared/features/subscription/subscription.constants.ts'
import { formatPrice, PRICE_CENTS } from '../../../shared/plans.ts'

/** What an order costs. Amounts in US cents. */
export interface OrderTerms {
  name: string
  /** Charged now. */
  dueCents: number
  /** Charged at each renewal. */
  renewalCents: number
  /** Taken off the first payment. */
  offCents: number
  /** Such as `per month`. */
  period: string
}

/** The name of a plan as people read it. */
export const PLAN_NAME: Record<Plan, string> = { monthly: 'Monthly', yearly: 'Yearly' }
export const PLAN_PERIOD: Record<Plan, string> = { monthly: 'per month', yearly: 'per year' }

/** What a plan costs somebody to whom the introductory month is offered, or not. Source: decisions 5. */
export function orderTerms(plan: Plan, introOffer: boolean): OrderTerms {
  const renewalCents = PRICE_CENTS[plan]
  const dueCents = plan === 'monthly' && introOffer ? PRICE_CENTS.introMonth : renewalCents
  return { name: PLAN_NAME[plan], dueCents, renewalCents, offCents: renewalCents - dueCents, period: PLAN_PERIOD[plan] }
}

/** The terms of a plan in one line. */
export function termsLine(plan: Plan, introOffer: boolean): string {
  if (plan === 'yearly') {
    return `${formatPrice(PRICE_CENTS.yearly)} per year, about ${formatPrice(PRICE_CENTS.yearly / 12)} per month`
  }
  const usual = `${formatPrice(PRICE_CENTS.monthly)} per month`
  return introOffer ? `First month ${formatPrice(PRICE_CENTS.introMonth)}, then ${usual}` : usual
}

/** When an order placed at `now` renews: the same day of the next month or year, or that month's last. */
export function renewalOf(plan: Plan, now: Date): Date {
  const months = plan === 'yearly' ? 12 : 1
  const last = new Date(now.getFullYear(), now.getMonth() + months + 1, 0).getDate()
  return new Date(now.getFullYear(), now.getMonth() + months, Math.min(now.getDate(), last), 12)
}
