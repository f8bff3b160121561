import { type FormEvent, useState } from 'react'
import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { readFailure } from '../../lib/api/failure.ts'
import { notify } from '../../lib/feedback/notify.ts'
import { useSessionManager } from '../../lib/session/session-context.ts'
import { useAccounts } from '../../lib/session/use-accounts.ts'
import { usePasswordWarning } from '../../components/account/use-password-warning.ts'
import {
  checkEmail,
  checkNewPassword,
  toFieldErrors,
  type FieldErrors,
  focusFirstError,
  readFields,
} from '../../components/account/account-fields.ts'
import { EmailField } from '../../components/account/email-field.tsx'
import { NewPasswordField } from '../../components/account/new-password-field.tsx'
import { BusyButton } from '../../ui/buttons/busy-button.tsx'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import styles from './sign-up-form.module.css'

const MISMATCH = 'Passwords do not match. Please try again.'
const FALLBACK = 'Failed to create account'

/** E-mail and a password chosen twice for a new account. */
export function SignUpForm({ email }: { email: string }) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const session = useSessionManager()
  const [busy, setBusy] = useState(false)
  const accounts = useAccounts()
  const warning = usePasswordWarning()

  function show(form: HTMLFormElement, found: FieldErrors): boolean {
    setErrors(found)
    return focusFirstError(form, found)
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const fields = readFields(form)
    if (show(form, { ...checkEmail(fields.email), ...checkNewPassword(fields.password, fields.confirmPassword) }))
      return
    if (fields.password !== fields.confirmPassword) {
      notify({ tone: 'failed', title: 'Password mismatch', description: MISMATCH, atField: true })
      show(form, { confirmPassword: MISMATCH })
      return
    }
    setBusy(true)
    try {
      const { email: address, password } = fields
      const user = await accounts.signUp({ email: address, password }, warning.isWanted(password))
      await session.signedIn(user)
      notify({ title: 'Account created!' })
    } catch (error) {
      const failure = readFailure(error)
      if (warning.take(failure, fields.password)) {
        setBusy(false)
        focusFirstError(form, { password: failure.message })
        return
      }
      const message = failure.message || FALLBACK
      const refused = toFieldErrors(failure, message)
      const atField = !('form' in refused)
      notify({ tone: 'failed', title: 'Signup failed', description: message, withSupport: true, atField })
      show(form, refused)
    }
    setBusy(false)
  }

  return (
    <form className={styles.form} noValidate aria-label="Sign up" onSubmit={submit}>
      <EmailField autoComplete="email" defaultValue={email} error={errors['email']} />
      <NewPasswordField
        name="password"
        label="Password"
        submitLabel="Create Account"
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
      <BusyButton type="submit" size="lg" fullWidth busy={busy} busyLabel="Creating Account...">
        Create Account
      </BusyButton>
    </form>
  )
}
