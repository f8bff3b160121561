import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { isSignedOut, readFailure } from '../../../lib/api/failure.ts'
import { readPaid } from '../../../lib/billing/purchase-intent.ts'
import { useSessionManager } from '../../../lib/session/session-context.ts'
import { START_PAGE } from '../../../lib/session/start-page.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { SupportLine } from '../../../components/dialogs/support-line.tsx'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { FormError } from '../../../ui/fields/form-error.tsx'
import { AccountLayout, describeBrokenLink } from '../account-layout.tsx'
import styles from '../link-page.module.css'
import { ResendVerification } from '../../../components/account/resend-verification.tsx'

/**
 * Verifies the address of the signed-in user with a mailed token. It needs a click, because mail scanners open every link and
 * would use up the token. A payment that waits for the verification is claimed next.
 */
export function VerifyEmailPage({ token }: { token: string | undefined }) {
  const [done, setDone] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [problem, setProblem] = useState('')
  const { user } = useSession()
  const session = useSessionManager()
  const utils = trpc.useUtils()
  const verify = trpc.auth.verifyEmail.useMutation()
  const navigate = useNavigate()

  async function confirm(usable: string): Promise<void> {
    setProblem('')
    try {
      await verify.mutateAsync({ token: usable })
    } catch (error) {
      const failure = readFailure(error)
      if (isSignedOut(failure)) await session.refresh().catch(() => setProblem(failure.message))
      else if (failure.field === 'token') setRefusal(failure.message)
      else setProblem(failure.message)
      return
    }
    const paid = readPaid()
    setDone(paid === null)
    await utils.auth.profile.invalidate()
    await session.refresh().catch(() => {
      // The cached user is then outdated, but nothing on this page depends on it.
    })
    if (paid !== null) await navigate({ to: '/subscription-success', search: { session_id: paid }, replace: true })
  }

  if (done || ((refusal || !token) && user?.emailVerified)) {
    return (
      <AccountLayout
        title={done ? 'Your address is confirmed' : 'Your address is confirmed already'}
        sub="There is nothing else to do."
      >
        <div className={styles.choices}>
          <ButtonLink to={START_PAGE} size="lg" replace>
            Start creating
          </ButtonLink>
        </div>
      </AccountLayout>
    )
  }
  if (refusal || !token) {
    return (
      <AccountLayout {...describeBrokenLink(refusal)}>
        <div className={styles.choices}>
          <ResendVerification />
        </div>
      </AccountLayout>
    )
  }
  if (!user) {
    return (
      <AccountLayout
        title="Confirm your address"
        sub="Sign in first. The link only works for the account it was sent to."
      >
        <div className={styles.choices}>
          <ButtonLink to="/login" search={{ redirect: `/verify-email?token=${encodeURIComponent(token)}` }} size="lg">
            Sign in to confirm
          </ButtonLink>
        </div>
      </AccountLayout>
    )
  }
  return (
    <AccountLayout title="Confirm your address" sub="One click, and we know that our emails reach you.">
      <div className={styles.choices}>
        <BusyButton size="lg" busy={verify.isPending} busyLabel="Confirming..." onClick={() => confirm(token)}>
          Confirm my address
        </BusyButton>
        <FormError>{problem}</FormError>
        {problem && <SupportLine beside={problem} />}
      </div>
    </AccountLayout>
  )
}
