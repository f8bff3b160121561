import { Button } from '@mantine/core'
import { type SignInRequest } from '../lib/sign-in-request.ts'
import { useSession } from '../lib/use-session.ts'
import { Dialog } from '../ui/dialog.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** Signing in again over work that is not finished; afterwards the work goes on. */
export function SignInDialog({ request }: { request: SignInRequest }) {
  const { user } = useSession()
  return (
    <Dialog open title="Sign in to go on" onClose={() => request.answer(false)}>
      <p className="hl-text-2">Your session has ended. What you typed is still here, and the work goes on from it.</p>
      <SignInForm
        email={user?.email ?? ''}
        // Work of one person does not go on under the account of another.
        onSignedIn={(signedIn) => request.answer(user === undefined || signedIn.id === user.id)}
      />
      <Button variant="subtle" color="gray" onClick={() => request.answer(false)}>
        Not now
      </Button>
    </Dialog>
  )
}
