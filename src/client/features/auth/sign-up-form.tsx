import { SignUpForm as SignUpSchema } from '../../../shared/features/auth/account-forms.schema.ts'
import { AccountForm, notifyMismatch, useAccountForm } from '../../components/account/account-form.tsx'
import { EmailField } from '../../components/account/email-field.tsx'
import { NewPasswordFields } from '../../components/account/new-password-fields.tsx'
import { notify } from '../../lib/feedback/notify.ts'
import { useSessionManager } from '../../lib/session/session-context.ts'
import { useAccounts } from '../../lib/session/use-accounts.ts'

const SUBMIT = 'Create Account'

/** A form for the e-mail and password of a new account; `invite` is the token of an invitation. */
export function SignUpForm({ email, invite }: { email: string; invite: string | undefined }) {
  const session = useSessionManager()
  const accounts = useAccounts(invite)
  const form = useAccountForm({
    schema: SignUpSchema,
    initialValues: { email, password: '', confirmPassword: '' },
    failedTitle: 'Signup failed',
    fallback: 'Failed to create account',
    onInvalid: notifyMismatch,
    async send({ email: address, password }, warnWeakPassword) {
      await session.signedIn(await accounts.signUp({ email: address, password }, warnWeakPassword))
      notify({ title: 'Account created!' })
    },
  })

  return (
    <AccountForm form={form} label="Sign up" submitLabel={SUBMIT} busyLabel="Creating Account...">
      <EmailField {...form.field('email')} autoComplete="email" />
      <NewPasswordFields
        form={form}
        name="password"
        label="Password"
        confirmLabel="Confirm password"
        submitLabel={SUBMIT}
      />
    </AccountForm>
  )
}
