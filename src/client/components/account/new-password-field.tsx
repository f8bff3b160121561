import { type TextInputProps } from '@mantine/core'
import { FieldWarning } from '../../ui/fields/field-warning.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'

interface NewPasswordFieldProps extends TextInputProps {
  /** What the server says of a password that is easy to guess. */
  warning: string | null
  /** The button that takes it all the same, when it is pressed once more. */
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
