import { readFailure } from '../../lib/api/failure.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { notify } from '../../lib/feedback/notify.ts'
import { useSessionManager } from '../../lib/session/session-context.ts'
import { BusyButton } from '../../ui/buttons/busy-button.tsx'

/** Signs in to the demo account, on a server that only this machine reaches. */
export function DemoButton() {
  const session = useSessionManager()
  const demo = trpc.auth.demo.useMutation()

  async function signIn(): Promise<void> {
    try {
      const { user } = await demo.mutateAsync()
      await session.signedIn(user)
    } catch (error) {
      notify({ tone: 'failed', title: 'Sign in failed', description: readFailure(error).message, withSupport: true })
    }
  }

  return (
    <BusyButton
      variant="default"
      size="lg"
      fullWidth
      busy={demo.isPending}
      busyLabel="Signing in..."
      onClick={() => void signIn()}
    >
      Look around as the demo account
    </BusyButton>
  )
}
