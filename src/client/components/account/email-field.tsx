import { TextInput, type TextInputProps } from '@mantine/core'

interface EmailFieldProps extends TextInputProps {
  /** `username` to sign in with it, `email` to give it for the first time. */
  autoComplete: 'username' | 'email'
}

/** An e-mail field with the keyboard and capitalization that it needs. */
export function EmailField(props: EmailFieldProps) {
  return <TextInput {...props} type="email" label="Email" inputMode="email" autoCapitalize="none" spellCheck={false} />
}
