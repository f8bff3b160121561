import { useState } from 'react'
import { announce } from '../../lib/feedback/announce.ts'
import { readFailure } from '../../lib/api/failure.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { withSignIn } from '../../lib/session/with-sign-in.ts'
import { BusyButton } from '../../ui/buttons/busy-button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { FormError } from '../../ui/fields/form-error.tsx'

interface ResendVerificationProps {
  /** `default` next to a primary button. */
  variant?: 'filled' | 'default'
  label?: string
}

/** Requests a new verification mail. Asks a visitor to sign in first. */
export function ResendVerification({ variant = 'filled', label = 'Send the link again' }: ResendVerificationProps) {
  const { user } = useSession()
  const [sent, setSent] = useState('')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const { client } = trpc.useUtils()

  async function send(): Promise<void> {
    setProblem('')
    setBusy(true)
    try {
      const { message } = await withSignIn(() => client.auth.resendVerification.mutate())
      setSent(message)
      announce(message)
    } catch (error) {
      setProblem(readFailure(error).message)
    }
    setBusy(false)
  }

  if (!user) {
    return (
      <>
        <p className="hl-text-2">Sign in, then ask for a new one on your profile.</p>
        <ButtonLink to="/login" search={{ redirect: '/profile' }} size="lg">
          Sign in
        </ButtonLink>
      </>
    )
  }
  return (
    <>
      <BusyButton size="lg" variant={variant} busy={busy} busyLabel="Sending..." onClick={send}>
        {label}
      </BusyButton>
      {sent && <p>{sent}</p>}
      <FormError>{problem}</FormError>
    </>
  )
}
