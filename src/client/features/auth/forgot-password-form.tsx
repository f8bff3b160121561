import { type FormEvent, useState } from 'react'
import { readFailure } from '../../lib/api/failure.ts'
import { notify } from '../../lib/feedback/notify.ts'
import { useAccounts } from '../../lib/session/use-accounts.ts'
import {
  checkEmail,
  toFieldErrors,
  type FieldErrors,
  focusFirstError,
  readFields,
} from '../../components/account/account-fields.ts'
import { EmailField } from '../../components/account/email-field.tsx'
import { BusyButton } from '../../ui/buttons/busy-button.tsx'
import { FieldError } from '../../ui/fields/field-error.tsx'
import styles from './link-page.module.css'

/** The address that the link goes to. `onSent` hears of it whether there is an account for it or not. */
export function ForgotPasswordForm({ email, onSent }: { email: string; onSent(email: string): void }) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [busy, setBusy] = useState(false)
  const { sendResetLink } = useAccounts()

  function show(form: HTMLFormElement, found: FieldErrors): boolean {
    setErrors(found)
    return focusFirstError(form, found)
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const fields = readFields(form)
    if (busy || show(form, checkEmail(fields.email))) return
    setBusy(true)
    try {
      await sendResetLink(fields.email)
      onSent(fields.email)
    } catch (error) {
      const failure = readFailure(error)
      const refused = toFieldErrors(failure, failure.message)
      notify({
        tone: 'failed',
        title: 'No link was sent',
        description: failure.message,
        withSupport: true,
        atField: !('form' in refused),
      })
      show(form, refused)
    }
    setBusy(false)
  }

  return (
    <form className={styles.form} noValidate aria-label="Forgot password" onSubmit={submit}>
      <EmailField autoComplete="username" defaultValue={email} error={errors['email']} />
      {errors['form'] && (
        <p role="alert">
          <FieldError>{errors['form']}</FieldError>
        </p>
      )}
      <BusyButton type="submit" size="lg" fullWidth busy={busy} busyLabel="Sending...">
        Send the link
      </BusyButton>
    </form>
  )
}
