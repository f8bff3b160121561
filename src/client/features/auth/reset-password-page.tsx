import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { notify } from '../../lib/feedback/notify.ts'
import { useSessionManager } from '../../lib/session/session-context.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { AccountLayout } from './account-layout.tsx'
import styles from './link-page.module.css'
import { ResetPasswordForm } from './reset-password-form.tsx'

/** Choosing a new password by a mailed link. Without its token, or with one that is over, it leads to a new link. */
export function ResetPasswordPage({ token }: { token: string | undefined }) {
  const [refusal, setRefusal] = useState('')
  const session = useSessionManager()
  const navigate = useNavigate()

  async function leave(): Promise<void> {
    notify({ title: 'Password changed', description: 'Sign in with your new password.' })
    await session.refresh().catch(() => {
      // The sign-in page asks again.
    })
    await navigate({ to: '/login', replace: true })
  }

  if (!token || refusal) {
    return (
      <AccountLayout
        title={refusal ? 'This link no longer works' : 'This link is not complete'}
        sub={refusal || 'Open it from the email again, or ask for a new one.'}
      >
        <div className={styles.choices}>
          <ButtonLink to="/forgot-password" size="lg" replace>
            Get a new link
          </ButtonLink>
        </div>
      </AccountLayout>
    )
  }
  return (
    <AccountLayout title="Choose a new password" sub="You will be signed out on all your devices.">
      <ResetPasswordForm token={token} onDone={leave} onRefused={setRefusal} />
    </AccountLayout>
  )
}
