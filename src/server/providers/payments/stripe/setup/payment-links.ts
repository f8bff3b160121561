import { type Stripe } from 'stripe'
import { type Plan } from '../../../../../shared/features/subscription/subscription.constants.ts'
import { readAll } from '../stripe-list.ts'
import { MARK } from '../stripe-portal.ts'

export interface WantedLink {
  plan: Plan
  price: string
  publicUrl: string
}

/**
 * Stripe's own page where a visitor pays for a plan, at its full price. Returns its address. It accepts no codes,
 * because a visitor counts as a new customer each time.
 */
export async function ensurePaymentLink(
  stripe: Stripe,
  { plan, price, publicUrl }: WantedLink,
  note: (line: string) => void,
): Promise<string> {
  const url = `${publicUrl}/subscription-success?session_id={CHECKOUT_SESSION_ID}`
  const after_completion = { type: 'redirect' as const, redirect: { url } }
  const all = await readAll(stripe.paymentLinks.list({ active: true, limit: 100 }))
  const ours = all.filter(({ metadata }) => metadata[MARK] === plan)
  const found = ours.find(({ metadata }) => metadata['price'] === price)
  for (const outdated of ours) {
    if (outdated !== found) await stripe.paymentLinks.update(outdated.id, { active: false })
  }
  if (found?.after_completion.redirect?.url === url && !found.allow_promotion_codes) return found.url
  if (found) {
    const changed = await stripe.paymentLinks.update(found.id, { after_completion, allow_promotion_codes: false })
    note(`changed the ${plan} Payment Link: it leads to ${publicUrl}`)
    return changed.url
  }
  const made = await stripe.paymentLinks.create({
    line_items: [{ price, quantity: 1 }],
    after_completion,
    allow_promotion_codes: false,
    metadata: { [MARK]: plan, price },
  })
  note(`made the ${plan} Payment Link ${made.url}`)
  return made.url
}
