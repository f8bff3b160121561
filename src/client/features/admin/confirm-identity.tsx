import { useLocation } from '@tanstack/react-router'
import { AccountForm, useAccountForm } from '../../components/account/account-form.tsx'
import { CONFIRM_WITH_GOOGLE, GoogleButton } from '../../components/account/google-button.tsx'
import { OidcButton } from '../../components/account/oidc-button.tsx'
import { useHost } from '../../lib/api/use-host.ts'
import { useSessionManager } from '../../lib/session/session-context.ts'
import { useAccounts } from '../../lib/session/use-accounts.ts'
import { useUser } from '../../lib/session/user-context.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { SignInForm as SignInSchema } from '../../../shared/features/auth/account-forms.schema.ts'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { SubjectCard } from '../../ui/data/subject-card.tsx'
import styles from './confirm-identity.module.css'

/** Asks the owner to sign in again, because the pages of the server open for some minutes after a sign-in only. */
export function ConfirmIdentity() {
  const { provider } = useUser()
  const { oidc } = useHost()
  const { href: page } = useLocation()
  const utils = trpc.useUtils()
  const isElsewhere = oidc !== null && (provider === 'oidc' || oidc.only)

  function show(): void {
    // The form is removed, and the focus would be lost with it.
    document.querySelector('h1')?.focus({ preventScroll: true })
    void utils.admin.invalidate()
  }

  return (
    <SubjectCard title="Confirm it's you" className={styles.card}>
      <p className="hl-small hl-text-2">
        These pages open for 15 minutes after you sign in, so that nobody finds them open on your computer.
      </p>
      <OidcButton redirect={page} confirm alone={isElsewhere} />
      {provider === 'google' && <GoogleButton words={CONFIRM_WITH_GOOGLE} onSignedIn={show} alone />}
      {!isElsewhere && provider !== 'google' && <PasswordCheck onConfirmed={show} />}
    </SubjectCard>
  )
}

function PasswordCheck({ onConfirmed }: { onConfirmed(): void }) {
  const { email } = useUser()
  const session = useSessionManager()
  const accounts = useAccounts()
  const form = useAccountForm({
    schema: SignInSchema,
    initialValues: { email, password: '' },
    failedTitle: 'Not confirmed',
    async send(credentials) {
      await session.signedIn(await accounts.signIn(credentials))
      onConfirmed()
    },
  })
  return (
    <AccountForm form={form} label="Confirm it's you" submitLabel="Confirm" busyLabel="Confirming...">
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" />
    </AccountForm>
  )
}
