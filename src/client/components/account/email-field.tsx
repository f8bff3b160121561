import { TextInput } from '@mantine/core'
import { FieldError } from '../../ui/fields/field-error.tsx'

interface EmailFieldProps {
  /** `username` for signing in, `email` for a new account. */
  autoComplete: 'username' | 'email'
  defaultValue: string
  error: string | undefined
}

/** An e-mail field with keyboard, autocomplete and capitalization set. */
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
