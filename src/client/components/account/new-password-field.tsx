import { type TextInputProps } from '@mantine/core'
import { FieldWarning } from '../../ui/fields/field-warning.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'

interface NewPasswordFieldProps extends TextInputProps {
  /** The server's warning about a weak password. */
  warning: string | null
  /** Label of the button that accepts it when pressed again. */
  submitLabel: string
}

/** A field for a new password. */
export function NewPasswordField({ warning, submitLabel, description, ...props }: NewPasswordFieldProps) {
  const sentence = `${warning ?? ''} To keep this one, press ${submitLabel} again.`
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      description={warning === null || props.error ? description : <FieldWarning>{sentence}</FieldWarning>}
    />
  )
}
