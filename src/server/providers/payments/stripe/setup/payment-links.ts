import { type Stripe } from 'stripe'
import { type Plan } from '../../../../../shared/features/subscription/subscription.constants.ts'
import { MARK } from '../stripe-portal.ts'

export interface WantedLink {
  plan: Plan
  price: string
  publicUrl: string
}

/** Stripe's own page where a guest pays for a plan and comes back from. Returns its address. */
export async function ensurePaymentLink(
  stripe: Stripe,
  { plan, price, publicUrl }: WantedLink,
  note: (line: string) => void,
): Promise<string> {
  const url = `${publicUrl}/subscription-success?session_id={CHECKOUT_SESSION_ID}`
  const after_completion = { type: 'redirect' as const, redirect: { url } }
  const { data } = await stripe.paymentLinks.list({ active: true, limit: 100 })
  const ours = data.filter(({ metadata }) => metadata[MARK] === plan)
  const found = ours.find(({ metadata }) => metadata['price'] === price)
  for (const outdated of ours) {
    if (outdated !== found) await stripe.paymentLinks.update(outdated.id, { active: false })
  }
  if (found?.after_completion.redirect?.url === url) return found.url
  if (found) {
    const changed = await stripe.paymentLinks.update(found.id, { after_completion })
    note(`changed where the ${plan} Payment Link leads: ${publicUrl}`)
    return changed.url
  }
  const made = await stripe.paymentLinks.create({
    line_items: [{ price, quantity: 1 }],
    after_completion,
    allow_promotion_codes: plan === 'monthly',
    metadata: { [MARK]: plan, price },
  })
  note(`made the ${plan} Payment Link ${made.url}`)
  return made.url
}
