import { TextInput, type TextInputProps } from '@mantine/core'

interface EmailFieldProps extends TextInputProps {
  /** `username` for signing in, `email` for a new account. */
  autoComplete: 'username' | 'email'
}

/** An e-mail field with a matching on-screen keyboard and without auto-capitalization. */
export function EmailField(props: EmailFieldProps) {
  return <TextInput label="Email" {...props} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />
}
