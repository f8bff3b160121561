import { INPUT_LIMITS } from '../../../../shared/limits.ts'

/** The fields of the form; also the names under which its errors stand. */
export const PASSWORD_FIELDS = ['currentPassword', 'newPassword', 'confirmPassword'] as const
export type PasswordField = (typeof PASSWORD_FIELDS)[number]
export type PasswordErrors = Partial<Record<PasswordField | 'form', string>>

/** What stands in the form. Passwords are taken as they are. */
export function readPasswords(form: HTMLFormElement): Record<PasswordField, string> {
  const data = new FormData(form)
  const text = (name: PasswordField): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    currentPassword: text('currentPassword'),
    newPassword: text('newPassword'),
    confirmPassword: text('confirmPassword'),
  }
}

/** The errors of what is missing or wrong, before the server is asked. */
export function checkPasswords(fields: Record<PasswordField, string>): PasswordErrors {
  const { currentPassword, newPassword, confirmPassword } = fields
  return {
    ...(currentPassword === '' && { currentPassword: 'Current password is required' }),
    ...(newPassword.length < INPUT_LIMITS.passwordMin && {
      newPassword: `New password must be at least ${INPUT_LIMITS.passwordMin} characters long`,
    }),
    ...(confirmPassword !== newPassword && { confirmPassword: "New passwords don't match" }),
    ...(confirmPassword === '' && { confirmPassword: 'Please confirm your new password' }),
  }
}

/** Where a refusal of the server belongs: to the field it names, else to the form. */
export function placeRefusal(field: string | undefined, message: string): PasswordErrors {
  return { [PASSWORD_FIELDS.find((name) => name === field) ?? 'form']: message }
}
