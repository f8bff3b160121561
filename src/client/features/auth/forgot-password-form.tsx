import { ForgotPasswordRequest } from '../../../shared/features/auth/auth.schema.ts'
import { AccountForm, useAccountForm } from '../../components/account/account-form.tsx'
import { EmailField } from '../../components/account/email-field.tsx'
import { useAccounts } from '../../lib/session/use-accounts.ts'

/** A form for the address that the reset link is sent to. `onSent` gets the address, whether it has an account or not. */
export function ForgotPasswordForm({ email, onSent }: { email: string; onSent(email: string): void }) {
  const { sendResetLink } = useAccounts()
  const form = useAccountForm({
    schema: ForgotPasswordRequest,
    initialValues: { email },
    failedTitle: 'No link was sent',
    async send({ email: address }) {
      await sendResetLink(address)
      onSent(address)
    },
  })

  return (
    <AccountForm form={form} label="Forgot password" submitLabel="Send the link" busyLabel="Sending...">
      <EmailField {...form.field('email')} autoComplete="username" />
    </AccountForm>
  )
}
