import { type Stripe } from 'stripe'
import { type Plan, PLANS } from '../../../../shared/features/subscription/subscription.constants.ts'
import { idOf } from './stripe-id.ts'
import { type StripeSettings } from './stripe-settings.ts'

/**
 * The plan of a price; undefined for other products of the account. An older price counts while its product is ours, so
 * that its subscribers keep the plan.
 */
export function createPlanReader(stripe: Stripe, prices: StripeSettings['prices']) {
  return async function findPlan(price: Stripe.Price): Promise<Plan | undefined> {
    const plan = PLANS.find((name) => prices[name] === price.id)
    if (plan) return plan
    const ours = await Promise.all(PLANS.map((name) => stripe.prices.retrieve(prices[name])))
    if (!ours.some(({ product }) => idOf(product) === idOf(price.product))) return undefined
    return price.recurring?.interval === 'year' ? 'yearly' : 'monthly'
  }
}
