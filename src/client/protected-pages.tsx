import { Outlet, useLocation, useMatches } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import type { SessionUser } from '../shared/features/auth/auth.schema.ts'
import { TIME_ZONE_COOKIE } from '../shared/screen-queries.ts'
import { UserContext } from './lib/session/user-context.ts'
import { SignedOutPrompt } from './components/page/signed-out-prompt.tsx'

const YEAR_S = 365 * 24 * 60 * 60

/** Renders the requested page for users, and the sign-in prompt for visitors. A page that is not there needs no sign-in. */
export function ProtectedPages({ user }: { user: SessionUser | undefined }) {
  const { href } = useLocation()
  useStoredTimeZone()
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

/** Stores the zone for the dates of the next page that the server renders. */
function useStoredTimeZone(): void {
  useEffect(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    document.cookie = `${TIME_ZONE_COOKIE}=${encodeURIComponent(timeZone)}; path=/; max-age=${YEAR_S}; samesite=lax`
  }, [])
}
