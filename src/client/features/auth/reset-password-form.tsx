import { ResetPasswordForm as ResetPasswordSchema } from '../../../shared/features/auth/account-forms.schema.ts'
import { AccountForm, notifyMismatch, useAccountForm } from '../../components/account/account-form.tsx'
import { NewPasswordFields } from '../../components/account/new-password-fields.tsx'
import { trpc } from '../../lib/api/trpc.ts'

const SUBMIT = 'Save the new password'

interface ResetPasswordFormProps {
  token: string
  onDone(): Promise<void>
  /** The link was used, has expired or is unknown; the message is the server's. */
  onRefused(message: string): void
}

/** A new password, chosen twice. */
export function ResetPasswordForm({ token, onDone, onRefused }: ResetPasswordFormProps) {
  const { client } = trpc.useUtils()
  const form = useAccountForm({
    schema: ResetPasswordSchema,
    initialValues: { newPassword: '', confirmPassword: '' },
    failedTitle: 'Password Change Failed',
    onInvalid: notifyMismatch,
    async send({ newPassword }, warnWeakPassword) {
      await client.auth.resetPassword.mutate({ token, newPassword, warnWeakPassword })
      await onDone()
    },
    onRefused({ field, message }) {
      if (field === 'token') onRefused(message)
      return field === 'token'
    },
  })

  return (
    <AccountForm form={form} label="Reset password" submitLabel={SUBMIT} busyLabel="Saving...">
      <NewPasswordFields
        form={form}
        name="newPassword"
        label="New password"
        confirmLabel="Confirm password"
        submitLabel={SUBMIT}
      />
    </AccountForm>
  )
}
