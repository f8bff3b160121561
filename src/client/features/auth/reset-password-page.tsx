import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useHost } from '../../lib/api/use-host.ts'
import { notify } from '../../lib/feedback/notify.ts'
import { useSessionManager } from '../../lib/session/session-context.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { AccountLayout, describeBrokenLink } from './account-layout.tsx'
import styles from './link-page.module.css'
import { NoPasswords } from './no-passwords.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'

/** Sets a new password with a mailed token. Without a valid token it offers a new link. */
export function ResetPasswordPage({ token }: { token: string | undefined }) {
  const [refusal, setRefusal] = useState('')
  const session = useSessionManager()
  const navigate = useNavigate()
  const { oidc } = useHost()

  async function leave(): Promise<void> {
    notify({ title: 'Password changed', description: 'Sign in with your new password.' })
    await session.refresh().catch(() => {
      // The sign-in page loads the session again.
    })
    await navigate({ to: '/login', replace: true })
  }

  if (oidc?.only) return <NoPasswords name={oidc.name} search={{}} />
  if (!token || refusal) {
    return (
      <AccountLayout {...describeBrokenLink(refusal)}>
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
