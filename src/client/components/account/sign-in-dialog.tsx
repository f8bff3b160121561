import { Button } from '@mantine/core'
import type { SignedInUser } from '../../../shared/features/auth/auth.schema.ts'
import { type SignInRequest } from '../../lib/session/sign-in-request.ts'
import { useHost } from '../../lib/api/use-host.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { GoogleButton, SIGN_IN_WITH_GOOGLE } from './google-button.tsx'
import { SignInElsewhere } from './sign-in-elsewhere.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** Dialog for signing in again after the session has expired. The interrupted call is then repeated. */
export function SignInDialog({ request }: { request: SignInRequest }) {
  const { user } = useSession()
  const { oidc } = useHost()
  const { data: config } = trpc.auth.config.useQuery()
  // The interrupted call must not be repeated as a different user.
  const answer = (signedIn: SignedInUser): void => request.answer(user === undefined || signedIn.id === user.id)

  return (
    <Dialog open title="Sign in to go on" onClose={() => request.answer(false)}>
      <p className="hl-text-2">Your session has ended. What you typed is still here.</p>
      {oidc && <SignInElsewhere onSignedIn={answer} />}
      {config?.identity.kind === 'firebase' && <GoogleButton words={SIGN_IN_WITH_GOOGLE} onSignedIn={answer} />}
      {!oidc?.only && <SignInForm email={user?.email ?? ''} onSignedIn={answer} />}
      <Button variant="subtle" color="gray" onClick={() => request.answer(false)}>
        Not now
      </Button>
    </Dialog>
  )
}
