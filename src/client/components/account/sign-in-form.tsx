import { type FormEvent, useState } from 'react'
import type { SignedInUser } from '../../../shared/features/auth/auth.schema.ts'
import { readFailure } from '../../lib/api/failure.ts'
import { notify } from '../../lib/feedback/notify.ts'
import { useSessionManager } from '../../lib/session/session-context.ts'
import { useAccounts } from '../../lib/session/use-accounts.ts'
import { BusyButton } from '../../ui/buttons/busy-button.tsx'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { FormError } from '../../ui/fields/form-error.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import {
  checkEmail,
  checkPassword,
  toFieldErrors,
  type FieldErrors,
  focusFirstError,
  readFields,
} from './account-fields.ts'
import { EmailField } from './email-field.tsx'
import styles from './sign-in-form.module.css'

const FALLBACK = 'Please check your credentials and try again'

/** E-mail and password for an account that exists. `onSignedIn` is called once the server has opened a session. */
export function SignInForm({ email, onSignedIn }: { email: string; onSignedIn?: (user: SignedInUser) => void }) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const session = useSessionManager()
  const [busy, setBusy] = useState(false)
  const accounts = useAccounts()

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const fields = readFields(form)
    const found = { ...checkEmail(fields.email), ...checkPassword(fields.password) }
    setErrors(found)
    if (focusFirstError(form, found) || busy) return
    setBusy(true)
    try {
      const user = await accounts.signIn({ email: fields.email, password: fields.password })
      await session.signedIn(user)
      notify({ title: 'Welcome back!' })
      onSignedIn?.(user)
    } catch (error) {
      const failure = readFailure(error)
      const message = failure.message || FALLBACK
      const refused = toFieldErrors(failure, message)
      const atField = !('form' in refused)
      notify({ tone: 'failed', title: 'Sign in failed', description: message, withSupport: true, atField })
      setErrors(refused)
      focusFirstError(form, refused)
    }
    setBusy(false)
  }

  return (
    <form className={styles.form} noValidate aria-label="Sign in" onSubmit={submit}>
      <EmailField autoComplete="username" defaultValue={email} error={errors['email']} />
      <PasswordField
        name="password"
        data-autofocus={email !== '' || undefined}
        label="Password"
        autoComplete="current-password"
        error={errors['password'] && <FieldError>{errors['password']}</FieldError>}
      />
      <FormError>{errors['form']}</FormError>
      <BusyButton type="submit" size="lg" fullWidth busy={busy} busyLabel="Signing in...">
        Sign In
      </BusyButton>
    </form>
  )
}
