import { redirect } from '@tanstack/react-router'
import { safeRedirect } from '../../shared/features/auth/auth.rules.ts'
import { type Session } from './session.ts'
import { type SignInSearch } from './sign-in-search.ts'
import { START_PAGE } from './start-page.ts'

/**
 * Guards the sign-in and sign-up pages: a signed-in visitor never sees them. An unreachable server does not close them;
 * the form itself will say what is wrong.
 */
export async function leaveIfSignedIn(session: Session, search: SignInSearch): Promise<void> {
  const state = await session.load().catch(() => null)
  if (state?.user) throw redirect({ href: safeRedirect(search.redirect, START_PAGE), replace: true })
}
