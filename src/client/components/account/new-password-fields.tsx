import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { FieldWarning } from '../../ui/fields/field-warning.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import type { SchemaForm } from '../../ui/fields/use-schema-form.tsx'

interface NewPasswordFieldsProps<Name extends string> {
  form: Pick<SchemaForm<Record<Name | 'confirmPassword', string>>, 'field'> & { warning: string | null }
  name: Name
  label: string
  confirmLabel: string
  /** Appended to the description of the field. */
  note?: string
  /** Label of the button that accepts a weak password when it is pressed again. */
  submitLabel: string
}

/** Fields for a new password and its repetition. */
export function NewPasswordFields<Name extends string>(props: NewPasswordFieldsProps<Name>) {
  const { form, name, label, confirmLabel, note = '', submitLabel } = props
  const field = form.field(name)
  const shared = { autoComplete: 'new-password', minLength: INPUT_LIMITS.passwordMin }
  const warning = `${form.warning ?? ''} To keep this one, press ${submitLabel} again.`
  return (
    <>
      <PasswordField
        {...field}
        {...shared}
        label={label}
        description={
          form.warning === null || field.error ? (
            `At least ${INPUT_LIMITS.passwordMin} characters${note}`
          ) : (
            <FieldWarning>{warning}</FieldWarning>
          )
        }
      />
      <PasswordField {...form.field('confirmPassword')} {...shared} label={confirmLabel} />
    </>
  )
}
