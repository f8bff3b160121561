import { useState } from 'react'
import { readFailure } from '../../lib/api/failure.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { notify } from '../../lib/feedback/notify.ts'
import { useSessionManager } from '../../lib/session/session-context.ts'
import { START_PAGE } from '../../lib/session/start-page.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { BusyButton } from '../../ui/buttons/busy-button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { FormError } from '../../ui/fields/form-error.tsx'
import { AccountLayout } from './account-layout.tsx'
import styles from './link-page.module.css'

/** Makes the visitor the owner of this server by the link that its start printed: with a new account, or with the own one. */
export function OwnerPage({ token }: { token: string | undefined }) {
  const [problem, setProblem] = useState('')
  const { user } = useSession()
  const session = useSessionManager()
  const utils = trpc.useUtils()
  const claim = trpc.auth.claimOwner.useMutation()

  async function confirm(usable: string): Promise<void> {
    setProblem('')
    try {
      const { message } = await claim.mutateAsync({ token: usable })
      await Promise.all([utils.subscription.invalidate(), utils.auth.profile.invalidate(), session.refresh()])
      notify({ title: message })
    } catch (error) {
      setProblem(readFailure(error).message)
    }
  }

  if (user?.access === 'owner') {
    return (
      <AccountLayout title="You are the owner" sub="You invite people on the page of this server.">
        <div className={styles.choices}>
          <ButtonLink to="/admin" size="lg" replace>
            Invite people
          </ButtonLink>
          <ButtonLink to={START_PAGE} size="lg" variant="default" replace>
            Start creating
          </ButtonLink>
        </div>
      </AccountLayout>
    )
  }
  if (!token) {
    return (
      <AccountLayout
        title="This link is not complete"
        sub="Copy all of it from where the server was started. The start prints a new one while there is no owner."
      >
        {null}
      </AccountLayout>
    )
  }
  if (!user) {
    return (
      <AccountLayout title="Become the owner" sub="The owner of this server invites others. The link works once.">
        <div className={styles.choices}>
          <ButtonLink to="/signup" search={{ invite: token, redirect: START_PAGE }} size="lg">
            Create my account
          </ButtonLink>
          <ButtonLink
            to="/login"
            search={{ redirect: `/owner?token=${encodeURIComponent(token)}` }}
            size="lg"
            variant="default"
          >
            I have an account
          </ButtonLink>
        </div>
      </AccountLayout>
    )
  }
  return (
    <AccountLayout title="Become the owner" sub={`You are signed in as ${user.email}. The link works once.`}>
      <div className={styles.choices}>
        <BusyButton size="lg" busy={claim.isPending} busyLabel="One moment..." onClick={() => confirm(token)}>
          Make this account the owner
        </BusyButton>
        <FormError>{problem}</FormError>
      </div>
    </AccountLayout>
  )
}
