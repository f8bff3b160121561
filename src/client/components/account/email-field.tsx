import { TextInput } from '@mantine/core'
import { FieldError } from '../../ui/fields/field-error.tsx'

interface EmailFieldProps {
  /** `username` to sign in with it, `email` to give it for the first time. */
  autoComplete: 'username' | 'email'
  defaultValue: string
  error: string | undefined
}

/** An e-mail field with the keyboard, autocomplete and capitalization that it needs. */
export function EmailField({ autoComplete, defaultValue, error }: EmailFieldProps) {
  return (
    <TextInput
      name="email"
      type="email"
      label="Email"
      autoComplete={autoComplete}
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={defaultValue}
      error={error && <FieldError>{error}</FieldError>}
    />
  )
}
