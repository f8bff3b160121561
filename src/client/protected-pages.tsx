import { Outlet, useLocation, useMatches, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useRef } from 'react'
import { type AppVisitor } from './lib/load-visitor.ts'
import { START_PAGE } from './lib/start-page.ts'
import { UserContext } from './lib/user-context.ts'
import { SignedOutPrompt } from './parts/signed-out-prompt.tsx'
import { Wizard } from './wizard.ts'

/** The page of the address; the wizard in its place until onboarding is done; for nobody, the prompt to sign in. */
export function ProtectedPages({ user, onboarded }: AppVisitor) {
  const router = useRouter()
  const { pathname, href } = useLocation()
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData })
  useFocusAfterWizard(user !== undefined && !onboarded)

  if (!user) {
    const { title = '', signedOutTitle = title, signedOutText = '', SignedOutWays } = page ?? {}
    return (
      <SignedOutPrompt title={signedOutTitle} text={signedOutText} redirect={href}>
        <Suspense>{SignedOutWays && <SignedOutWays />}</Suspense>
      </SignedOutPrompt>
    )
  }
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
