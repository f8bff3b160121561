import { SignInForm as SignInSchema } from '../../../shared/features/auth/account-forms.schema.ts'
import type { SignedInUser } from '../../../shared/features/auth/auth.schema.ts'
import { notify } from '../../lib/feedback/notify.ts'
import { useSessionManager } from '../../lib/session/session-context.ts'
import { useAccounts } from '../../lib/session/use-accounts.ts'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { AccountForm, useAccountForm } from './account-form.tsx'
import { EmailField } from './email-field.tsx'

/** Sign-in with e-mail and password. Calls `onSignedIn` once the server has opened a session. */
export function SignInForm({ email, onSignedIn }: { email: string; onSignedIn?: (user: SignedInUser) => void }) {
  const session = useSessionManager()
  const accounts = useAccounts()
  const form = useAccountForm({
    schema: SignInSchema,
    initialValues: { email, password: '' },
    failedTitle: 'Sign in failed',
    fallback: 'Please check your credentials and try again',
    async send(credentials) {
      const user = await accounts.signIn(credentials)
      await session.signedIn(user)
      notify({ title: 'Welcome back!' })
      onSignedIn?.(user)
    },
  })

  return (
    <AccountForm form={form} label="Sign in" submitLabel="Sign In" busyLabel="Signing in...">
      <EmailField {...form.field('email')} autoComplete="username" />
      <PasswordField
        {...form.field('password')}
        data-autofocus={email !== '' || undefined}
        label="Password"
        autoComplete="current-password"
      />
    </AccountForm>
  )
}
