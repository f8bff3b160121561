import { ResetPasswordForm as ResetPasswordSchema } from '../../../shared/features/auth/account-forms.schema.ts'
import { AccountForm, notifyMismatch, useAccountForm } from '../../components/account/account-form.tsx'
import { NewPasswordFields } from '../../components/account/new-password-fields.tsx'
import { trpc } from '../../lib/api/trpc.ts'

const SUBMIT = 'Save the new password'

interface ResetPasswordFormProps {
  token: string
  onDone(): Promise<void>
  /** Called with the server's message if the link was used before, has expired or is unknown. */
  onRefused(message: string): void
}

/** A form for a new password and its repetition. */
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
