import { type Stripe } from 'stripe'
import { readAll } from './stripe-list.ts'

/** Marks what `npm run stripe:setup` made in the account. */
export const MARK = 'hookline'

/** The portal that the set-up made. An account without one has its own default. */
export async function findPortal(stripe: Stripe): Promise<Stripe.BillingPortal.Configuration | undefined> {
  const all = await readAll(stripe.billingPortal.configurations.list({ active: true, limit: 100 }))
  return all.find(({ metadata }) => metadata?.[MARK] === 'portal')
}

/** Opens the portal for a customer; it returns to `returnUrl`. */
export async function openPortal(
  stripe: Stripe,
  { customerId, returnUrl }: { customerId: string; returnUrl: string },
): Promise<{ url: string }> {
  const portal = await findPortal(stripe)
  const { url } = await stripe.billingPortal.sessions.create({
    customer: customerId,
    return_url: returnUrl,
    ...(portal && { configuration: portal.id }),
  })
  return { url }
}
