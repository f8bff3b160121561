import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { trpc } from '../../../lib/api/trpc.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { ResendVerification } from '../../../components/account/resend-verification.tsx'
import { useSignOut } from '../../../components/navigation/use-sign-out.ts'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import { FormError } from '../../../ui/fields/form-error.tsx'
import { ReturnLayout } from './return-layout.tsx'

/**
 * Asks to verify the e-mail address before a plan is activated that was paid before sign-up. `onRetry` resolves to an error
 * message, or an empty string. With an identity provider the verification takes effect only after signing in again.
 */
export function ConfirmAddress({ onRetry }: { onRetry(): Promise<string> }) {
  const { user } = useSession()
  const { data: config } = trpc.auth.config.useQuery()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const mailsHere = config?.identity.kind === 'embedded'

  async function retry(): Promise<void> {
    setBusy(true)
    setProblem('')
    const still = await onRetry()
    if (still === '') return
    setProblem(still)
    setBusy(false)
  }

  async function signInAgain(): Promise<void> {
    await signOut()
    await navigate({ to: '/login', search: user ? { email: user.email } : {} })
  }

  return (
    <ReturnLayout
      title="Confirm your address"
      sub={`We mailed a link to ${user?.email ?? 'you'}. Open it${mailsHere ? '' : ', then sign in again'}, and your subscription starts.`}
      plan="Premium"
    >
      <FormError>{problem}</FormError>
      <div className="hl-row">
        {mailsHere ? (
          <BusyButton size="lg" busy={busy} busyLabel="Checking..." onClick={() => void retry()}>
            I have confirmed it
          </BusyButton>
        ) : (
          <BusyButton size="lg" busy={busy} busyLabel="Signing out..." onClick={() => void signInAgain()}>
            Sign in again
          </BusyButton>
        )}
        {mailsHere && <ResendVerification variant="default" />}
      </div>
    </ReturnLayout>
  )
}
