import { Outlet, useLocation, useMatches } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { SessionUser } from '../shared/features/auth/auth.schema.ts'
import { UserContext } from './lib/session/user-context.ts'
import { SignedOutPrompt } from './components/page/signed-out-prompt.tsx'

/** Renders the requested page for users, and the sign-in prompt for visitors. A page that is not there needs no sign-in. */
export function ProtectedPages({ user }: { user: SessionUser | undefined }) {
  const { href } = useLocation()
  const page = useMatches({ select: (matches) => matches.at(-1) })

  if (!user && page?.status !== 'notFound') {
    const { title = '', signedOutTitle = title, signedOutText = '', SignedOutActions } = page?.staticData ?? {}
    return (
      <SignedOutPrompt title={signedOutTitle} text={signedOutText} redirect={href}>
        <Suspense>{SignedOutActions && <SignedOutActions />}</Suspense>
      </SignedOutPrompt>
    )
  }
  return (
    <UserContext value={user ?? null}>
      <Outlet />
    </UserContext>
  )
}
