import { Outlet, useLocation, useMatches, useRouter, useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import { type AppVisitor } from './lib/load-visitor.ts'
import { START_PAGE } from './lib/start-page.ts'
import { UserContext } from './lib/user-context.ts'
import { PagePending } from './parts/page-pending.tsx'
import { SignedOutPrompt } from './parts/signed-out-prompt.tsx'
import { Wizard } from './wizard.ts'

/** The page of the address; the wizard in its place until onboarding is done; for nobody, the prompt to sign in. */
export function ProtectedPages({ user, onboarded }: AppVisitor) {
  const router = useRouter()
  const { pathname, href } = useLocation()
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData })
  const arrived = useArrived()
  useFocusAfterWizard(user !== undefined && !onboarded)

  if (!user) {
    const { title = '', signedOutTitle = title, signedOutText = '', SignedOutWays } = page ?? {}
    return (
      <SignedOutPrompt title={signedOutTitle} text={signedOutText} redirect={href}>
        <Suspense>{SignedOutWays && <SignedOutWays />}</Suspense>
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

/** Whether the page of the first address has loaded. The router then scrolls to the top, under whatever stands there. */
function useArrived(): boolean {
  const loading = useRouterState({ select: ({ isLoading }) => isLoading })
  const [arrived, setArrived] = useState(!loading)
  if (!loading && !arrived) setArrived(true)
  return arrived
}

/** Behind the wizard the page shows without a navigation; the focus starts at its heading all the same. */
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
