import { type FormEvent, useState } from 'react'
import { INPUT_LIMITS } from '../../../../shared/limits.ts'
import { readFailure } from '../../../lib/api/failure.ts'
import { dismissFailure, notify } from '../../../lib/feedback/notify.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { usePasswordWarning } from '../../../components/account/use-password-warning.ts'
import { withSignIn } from '../../../lib/session/with-sign-in.ts'
import { focusFirstError } from '../../../components/account/account-fields.ts'
import { NewPasswordField } from '../../../components/account/new-password-field.tsx'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import { FieldError } from '../../../ui/fields/field-error.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { checkPasswords, type PasswordErrors, placeRefusal, readPasswords } from './password-check.ts'
import styles from './password-form.module.css'

const FALLBACK = 'Unable to change password. Please try again.'

/** A new password for an account that signs in with one. `email` tells password managers whose it is. */
export function PasswordForm({ email }: { email: string }) {
  const utils = trpc.useUtils()
  const [errors, setErrors] = useState<PasswordErrors>({})
  const [busy, setBusy] = useState(false)
  const warning = usePasswordWarning()

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const fields = readPasswords(form)
    const found = checkPasswords(fields)
    setErrors(found)
    if (focusFirstError(form, found) || busy) return
    const { currentPassword, newPassword } = fields
    const change = { currentPassword, newPassword, warnWeakPassword: warning.isWanted(newPassword) }
    setBusy(true)
    dismissFailure()
    try {
      await withSignIn(() => utils.client.auth.changePassword.mutate(change))
      form.reset()
      warning.drop()
      notify({ title: 'Password Changed', description: 'Your password has been updated successfully.' })
      void utils.auth.devices.invalidate()
    } catch (error) {
      const failure = readFailure(error)
      if (warning.take(failure, newPassword)) {
        setBusy(false)
        focusFirstError(form, { newPassword: failure.message })
        return
      }
      const { status, field, message } = failure
      const text = status === 0 ? FALLBACK : message
      const refused = placeRefusal(field, text)
      const atField = refused.form === undefined
      notify({ tone: 'failed', title: 'Password Change Failed', description: text, withSupport: true, atField })
      setErrors(refused)
      focusFirstError(form, refused)
    }
    setBusy(false)
  }

  const at = (name: keyof PasswordErrors) => errors[name] && <FieldError>{errors[name]}</FieldError>
  return (
    <form className={styles.form} noValidate aria-labelledby="change-password" onSubmit={submit}>
      <h3 id="change-password" className="hl-group">
        Change Password
      </h3>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="currentPassword"
        label="Current password"
        autoComplete="current-password"
        error={at('currentPassword')}
      />
      <NewPasswordField
        name="newPassword"
        label="New password"
        submitLabel="Change Password"
        {...warning.ofField}
        description={`At least ${INPUT_LIMITS.passwordMin} characters. Your other devices are signed out.`}
        error={at('newPassword')}
      />
      <PasswordField
        name="confirmPassword"
        label="Confirm new password"
        autoComplete="new-password"
        error={at('confirmPassword')}
      />
      {errors.form && <p role="alert">{at('form')}</p>}
      <BusyButton type="submit" variant="default" className={styles.submit ?? ''} busy={busy} busyLabel="Changing...">
        Change Password
      </BusyButton>
    </form>
  )
}
