import { redirect } from '@tanstack/react-router'
import { safeRedirect } from '../../../shared/features/auth/auth.rules.ts'
import { takePurchase } from '../billing/purchase-intent.ts'
import { type Session } from './session.ts'
import { type SignInSearch } from './sign-in-search.ts'
import { START_PAGE } from './start-page.ts'

interface Visit {
  context: { session: Session }
  search: SignInSearch
  /** Whether the page is only preloaded, because the pointer is over a link to it. */
  preload: boolean
}

/**
 * Guards the sign-in and sign-up pages. Redirects a signed-in visitor to a pending purchase, else to the page they came from. If
 * the server cannot be reached, the page opens and its form shows the error. Source: docs/product-rules.md#navigation.
 */
export async function redirectIfSignedIn({ context, search, preload }: Visit): Promise<void> {
  const state = await context.session.load().catch(() => null)
  if (!state?.user || preload) return
  throw redirect({ href: takePurchase() ?? safeRedirect(search.redirect, START_PAGE), replace: true })
}
