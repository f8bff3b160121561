import { type ReactNode, useState } from 'react'
import { type Failure, readFailure } from '../../lib/api/failure.ts'
import { notify } from '../../lib/feedback/notify.ts'
import { BusyButton } from '../../ui/buttons/busy-button.tsx'
import { FormError } from '../../ui/fields/form-error.tsx'
import { type SchemaForm, type SchemaFormOptions, useSchemaForm } from '../../ui/fields/use-schema-form.tsx'
import styles from './account-form.module.css'

type Texts = Record<string, string>

interface AccountFormOptions<Values extends Texts, Output> extends Pick<
  SchemaFormOptions<Values, Output>,
  'schema' | 'initialValues' | 'onInvalid'
> {
  /**
   * Sends the form. Rejects with a value for `readFailure`. With `warnWeakPassword` the server rejects an easily guessed
   * password, so that the form can ask first. It is false once the user has seen the warning for this password.
   */
  send(values: Output, warnWeakPassword: boolean): Promise<void>
  /** Title of the toast if the server refuses. */
  failedTitle: string
  /** Message if there was no response. */
  noAnswer?: string
  /** Message for a refusal without one. */
  fallback?: string
  /** Handles a refusal outside of the form. Returns whether it did. */
  onRefused?(failure: Failure): boolean
}

/** Shows a toast if the two passwords differ. An empty repetition has only its field error. */
export function notifyMismatch({ confirmPassword }: Texts, values: { confirmPassword: string }): void {
  if (!confirmPassword || values.confirmPassword === '') return
  notify({ tone: 'failed', title: 'Password mismatch', description: confirmPassword, atField: true })
}

/** State and submission of an account form. A refusal is shown in a toast and at its field. */
export function useAccountForm<Values extends Texts, Output>(options: AccountFormOptions<Values, Output>) {
  const { send, failedTitle, noAnswer, fallback = '', onRefused, ...rest } = options
  const newPassword = 'newPassword' in rest.initialValues ? 'newPassword' : 'password'
  const [warning, setWarning] = useState<{ password: string | undefined; message: string }>()
  const form = useSchemaForm<Values, Output>({
    ...rest,
    onSubmit: submit,
    onValuesChange: (values) => values[newPassword] !== warning?.password && setWarning(undefined),
  })

  async function submit(values: Output): Promise<void> {
    const password = form.values[newPassword]
    try {
      await send(values, password !== warning?.password)
      setWarning(undefined)
    } catch (error) {
      const failure = readFailure(error)
      if (onRefused?.(failure)) return
      if (failure.reason === 'weak_password') {
        setWarning({ password, message: failure.message })
        form.focus(newPassword)
        return
      }
      // The response to wrong credentials names no field.
      const field = failure.field ?? (failure.status === 401 ? 'password' : undefined)
      const message = (failure.status === 0 && noAnswer) || failure.message || fallback
      const atField = form.hasField({ field })
      notify({ tone: 'failed', title: failedTitle, description: message, withSupport: true, atField })
      form.refuse({ field, message })
    }
  }

  const isWarned = warning && warning.password === form.values[newPassword]
  return { ...form, warning: isWarned ? warning.message : null }
}

interface AccountFormProps {
  form: Pick<SchemaForm<Record<string, string>>, 'props' | 'error' | 'busy'>
  label: string
  submitLabel: string
  busyLabel: string
  children: ReactNode
}

/** Renders the fields of an account form, its general error and its submit button. */
export function AccountForm({ form, label, submitLabel, busyLabel, children }: AccountFormProps) {
  return (
    <form {...form.props} className={styles.form} aria-label={label}>
      {children}
      <FormError>{form.error}</FormError>
      <BusyButton type="submit" size="lg" fullWidth busy={form.busy} busyLabel={busyLabel}>
        {submitLabel}
      </BusyButton>
    </form>
  )
}
