import { type Stripe } from 'stripe'
import { readAll } from './stripe-list.ts'

/** Marks objects that `npm run stripe:setup` created. */
export const MARK = 'hookline'

/** The portal configuration of the set-up. Without it the account's default is used. */
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
