import { type Stripe } from 'stripe'
import { findPortal, MARK } from '../stripe-portal.ts'
import { type Plans } from './plans.ts'

/**
 * The portal: update the card, see the invoices, switch between the plans immediately with proration, cancel at the end
 * of the period. The address cannot be changed there, because it is the account's.
 */
export async function ensurePortal(stripe: Stripe, plans: Plans, note: (line: string) => void): Promise<void> {
  const { monthly, yearly } = plans.prices
  const metadata = { [MARK]: 'portal', prices: `${monthly} ${yearly}` }
  const found = await findPortal(stripe)
  if (found?.metadata?.['prices'] === metadata.prices) return
  const features = buildFeatures(plans)
  const portal = found
    ? await stripe.billingPortal.configurations.update(found.id, { features, metadata })
    : await stripe.billingPortal.configurations.create({ name: 'Hookline', features, metadata })
  note(`${found ? 'changed' : 'made'} the customer portal ${portal.id}`)
}

function buildFeatures({ product, prices }: Plans): Stripe.BillingPortal.ConfigurationCreateParams.Features {
  return {
    customer_update: { enabled: false },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price'],
      products: [{ product, prices: [prices.monthly, prices.yearly] }],
      proration_behavior: 'always_invoice',
    },
  }
}
