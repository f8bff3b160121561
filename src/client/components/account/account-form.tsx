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
   * Sends the form; rejects with what `readFailure` reads. With `warnWeakPassword` the server refuses a password that is
   * easy to guess, to ask first; it is false once the user has been warned of this one.
   */
  send(values: Output, warnWeakPassword: boolean): Promise<void>
  /** The title of the toast about a refusal. */
  failedTitle: string
  /** The message where no answer came. */
  noAnswer?: string
  /** Handles a refusal elsewhere than in the form. Returns whether it did. */
  onRefused?(failure: Failure): boolean
}

/** Shows a toast where the two passwords differ. An empty repetition needs none: its field's error is enough. */
export function notifyMismatch({ confirmPassword }: Texts, values: { confirmPassword: string }): void {
  if (!confirmPassword || values.confirmPassword === '') return
  notify({ tone: 'failed', title: 'Password mismatch', description: confirmPassword, atField: true })
}

/** A form of sign-in, sign-up or passwords: its refusals are shown in a toast and at their fields. */
export function useAccountForm<Values extends Texts, Output>(options: AccountFormOptions<Values, Output>) {
  const { send, failedTitle, noAnswer, onRefused, ...rest } = options
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
      // Wrong credentials name no field.
      const field = failure.field ?? (failure.status === 401 ? 'password' : undefined)
      const message = failure.status === 0 && noAnswer ? noAnswer : failure.message
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

/** The fields of a form, what is wrong with it as a whole, and the button that sends it. */
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
