import { type FormEvent, useState } from 'react'
import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { readFailure } from '../../lib/api/failure.ts'
import { notify } from '../../lib/feedback/notify.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { usePasswordWarning } from '../../components/account/use-password-warning.ts'
import {
  checkNewPassword,
  toFieldErrors,
  type FieldErrors,
  focusFirstError,
  PASSWORD_MISMATCH,
  readFields,
} from '../../components/account/account-fields.ts'
import { NewPasswordField } from '../../components/account/new-password-field.tsx'
import { BusyButton } from '../../ui/buttons/busy-button.tsx'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import styles from './link-page.module.css'

interface ResetPasswordFormProps {
  token: string
  onDone(): Promise<void>
  /** The link is used, over or unknown; the reason is the server's. */
  onRefused(reason: string): void
}

/** A new password, chosen twice. */
export function ResetPasswordForm({ token, onDone, onRefused }: ResetPasswordFormProps) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const warning = usePasswordWarning()
  const reset = trpc.auth.resetPassword.useMutation()

  function show(form: HTMLFormElement, found: FieldErrors): boolean {
    setErrors(found)
    return focusFirstError(form, found)
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (reset.isPending) return
    const form = event.currentTarget
    const { password, confirmPassword } = readFields(form)
    if (show(form, checkNewPassword(password, confirmPassword))) return
    if (password !== confirmPassword) {
      notify({ tone: 'failed', title: 'Password mismatch', description: PASSWORD_MISMATCH, atField: true })
      show(form, { confirmPassword: PASSWORD_MISMATCH })
      return
    }
    try {
      await reset.mutateAsync({ token, newPassword: password, warnWeakPassword: warning.isWanted(password) })
    } catch (error) {
      const failure = readFailure(error)
      if (failure.field === 'token') return onRefused(failure.message)
      if (warning.take(failure, password)) {
        focusFirstError(form, { password: failure.message })
        return
      }
      const field = failure.field === 'newPassword' ? 'password' : failure.field
      const refused = toFieldErrors({ ...failure, field }, failure.message)
      notify({
        tone: 'failed',
        title: 'Password Change Failed',
        description: failure.message,
        withSupport: true,
        atField: !('form' in refused),
      })
      show(form, refused)
      return
    }
    await onDone()
  }

  return (
    <form className={styles.form} noValidate aria-label="Reset password" onSubmit={submit}>
      <NewPasswordField
        name="password"
        label="New password"
        submitLabel="Save the new password"
        {...warning.ofField}
        minLength={INPUT_LIMITS.passwordMin}
        description={`At least ${INPUT_LIMITS.passwordMin} characters`}
        error={errors['password'] && <FieldError>{errors['password']}</FieldError>}
      />
      <PasswordField
        name="confirmPassword"
        label="Confirm password"
        autoComplete="new-password"
        minLength={INPUT_LIMITS.passwordMin}
        error={errors['confirmPassword'] && <FieldError>{errors['confirmPassword']}</FieldError>}
      />
      {errors['form'] && (
        <p role="alert">
          <FieldError>{errors['form']}</FieldError>
        </p>
      )}
      <BusyButton type="submit" size="lg" fullWidth busy={reset.isPending} busyLabel="Saving...">
        Save the new password
      </BusyButton>
    </form>
  )
}
