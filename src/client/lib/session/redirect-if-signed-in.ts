import { redirect } from '@tanstack/react-router'
import { safeRedirect } from '../../../shared/features/auth/auth.rules.ts'
import { offerCheckout } from '../billing/offer-checkout.ts'
import { takePurchase } from '../billing/purchase-intent.ts'
import { type Session } from './session.ts'
import { type Api } from '../api/trpc.ts'
import { type SignInSearch } from './sign-in-search.ts'
import { START_PAGE } from './start-page.ts'

interface Visit {
  context: { session: Session; api: Api }
  search: SignInSearch
  /** Whether the page is only preloaded, because the pointer is over a link to it. */
  preload: boolean
}

/**
 * Guards the sign-in and sign-up pages. Redirects a signed-in visitor to a pending purchase, else to the page they came from, else
 * to the checkout or the start page. If
 * the server cannot be reached, the page opens and its form shows the error. Source: docs/product-rules.md#navigation.
 */
export async function redirectIfSignedIn({ context, search, preload }: Visit): Promise<void> {
  const state = await context.session.load().catch(() => null)
  // A signed-in person who could not be confirmed reads why.
  if (!state?.user || preload || search.problem !== undefined) return
  context.session.announce()
  const purchase = takePurchase()
  const { plans } = await context.api.auth.config.ensureData().catch(() => ({ plans: true }))
  const asked = (plans ? purchase : null) ?? safeRedirect(search.redirect, '')
  if (asked === '') await offerCheckout(context.api)
  throw redirect({ href: asked || START_PAGE, replace: true })
}
