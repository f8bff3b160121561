import { Outlet, useLocation, useMatches, useRouter, useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import { type AppVisitor } from './lib/session/load-visitor.ts'
import { START_PAGE } from './lib/session/start-page.ts'
import { UserContext } from './lib/session/user-context.ts'
import { PagePending } from './components/page/page-pending.tsx'
import { SignedOutPrompt } from './components/page/signed-out-prompt.tsx'
import { Wizard } from './wizard.ts'

/** Renders the requested page for users, the wizard until onboarding is completed, and the sign-in prompt for visitors. */
export function ProtectedPages({ user, onboarded }: AppVisitor) {
  const router = useRouter()
  const { pathname, href } = useLocation()
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData })
  const inWizard = user !== undefined && !onboarded
  const arrived = useArrived(inWizard)
  useFocusAfterWizard(inWizard)

  if (!user) {
    const { title = '', signedOutTitle = title, signedOutText = '', SignedOutActions } = page ?? {}
    return (
      <SignedOutPrompt title={signedOutTitle} text={signedOutText} redirect={href}>
        <Suspense>{SignedOutActions && <SignedOutActions />}</Suspense>
      </SignedOutPrompt>
    )
  }
  if (!onboarded && !arrived) return <PagePending />
  return (
    <UserContext value={user}>
      {onboarded ? (
        <Outlet />
      ) : (
        <Wizard
          key={user.id}
          userId={user.id}
          saved={null}
          onDone={() => void (pathname === '/onboarding' ? router.navigate({ to: START_PAGE }) : router.invalidate())}
        />
      )}
    </UserContext>
  )
}

/**
 * Returns whether the page behind the wizard has loaded. When it has, the router scrolls to the top and focuses a heading. The
 * wizard waits for that and then focuses its own heading.
 */
function useArrived(inWizard: boolean): boolean {
  const router = useRouter()
  const loading = useRouterState({ select: ({ isLoading }) => isLoading })
  const [arrived, setArrived] = useState(!loading)
  const [isNavigation] = useState(loading && router.state.resolvedLocation !== undefined)
  if (!loading && !arrived) setArrived(true)
  useEffect(() => {
    if (inWizard && arrived && isNavigation) document.querySelector('h1')?.focus({ preventScroll: true })
  }, [inWizard, arrived, isNavigation])
  return arrived
}

/** Focuses the heading when the page replaces the wizard, because there is no navigation. */
function useFocusAfterWizard(inWizard: boolean): void {
  const wasInWizard = useRef(inWizard)
  useEffect(() => {
    if (wasInWizard.current && !inWizard) {
      window.scrollTo(0, 0)
      document.querySelector('h1')?.focus({ preventScroll: true })
    }
    wasInWizard.current = inWizard
  }, [inWizard])
}
