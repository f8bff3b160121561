import { ChangePasswordForm } from '../../../../shared/features/auth/account-forms.schema.ts'
import { NewPasswordFields } from '../../../components/account/new-password-fields.tsx'
import { useAccountForm } from '../../../components/account/account-form.tsx'
import { trpc } from '../../../lib/api/trpc.ts'
import { dismissFailure, notify } from '../../../lib/feedback/notify.ts'
import { withSignIn } from '../../../lib/session/with-sign-in.ts'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import { FormError } from '../../../ui/fields/form-error.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import styles from './password-form.module.css'

const SUBMIT = 'Change Password'

/** Changes the password of an account with password sign-in. `email` is for password managers. */
export function PasswordForm({ email }: { email: string }) {
  const utils = trpc.useUtils()
  const form = useAccountForm({
    schema: ChangePasswordForm,
    initialValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    failedTitle: 'Password Change Failed',
    noAnswer: 'Unable to change password. Please try again.',
    async send({ currentPassword, newPassword }, warnWeakPassword) {
      dismissFailure()
      const change = { currentPassword, newPassword, warnWeakPassword }
      await withSignIn(() => utils.client.auth.changePassword.mutate(change))
      form.reset()
      notify({ title: 'Password Changed', description: 'Your password has been updated successfully.' })
      void utils.auth.devices.invalidate()
    },
  })

  return (
    <form {...form.props} className={styles.form} aria-labelledby="change-password">
      <h3 id="change-password" className="hl-group">
        Change Password
      </h3>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...form.field('currentPassword')} label="Current password" autoComplete="current-password" />
      <NewPasswordFields
        form={form}
        name="newPassword"
        label="New password"
        confirmLabel="Confirm new password"
        note=". Your other devices are signed out."
        submitLabel={SUBMIT}
      />
      <FormError>{form.error}</FormError>
      <BusyButton
        type="submit"
        variant="default"
        className={styles.submit ?? ''}
        busy={form.busy}
        busyLabel="Changing..."
      >
        {SUBMIT}
      </BusyButton>
    </form>
  )
}
