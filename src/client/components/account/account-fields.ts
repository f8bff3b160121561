import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { type Failure } from '../../lib/api/failure.ts'

const FIELDS: ReadonlySet<string> = new Set(['email', 'password', 'confirmPassword'])

/** Error for a repeated password that differs. */
export const PASSWORD_MISMATCH = 'Passwords do not match. Please try again.'

export type FieldErrors = Record<string, string>

/** The values of a sign-in or sign-up form. Only the e-mail address is trimmed. */
export function readFields(form: HTMLFormElement): { email: string; password: string; confirmPassword: string } {
  const data = new FormData(form)
  const text = (name: string): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { email: text('email').trim(), password: text('password'), confirmPassword: text('confirmPassword') }
}

/** Validates an e-mail address before it is sent. */
export function checkEmail(email: string): FieldErrors {
  if (email === '') return { email: 'Please enter your email address.' }
  return /^[^\s@]+@[^\s@]+$/u.test(email) ? {} : { email: 'Please enter a valid email address.' }
}

/** Validates a password at sign-in: it must not be empty. */
export function checkPassword(password: string): FieldErrors {
  return password === '' ? { password: 'Please enter your password.' } : {}
}

/** Validates a new password and its repetition. */
export function checkNewPassword(password: string, confirmPassword: string): FieldErrors {
  const tooShort = `Password must be at least ${INPUT_LIMITS.passwordMin} characters long.`
  if (password === '') return checkPassword(password)
  if (password.length < INPUT_LIMITS.passwordMin) return { password: tooShort }
  return confirmPassword === '' ? { confirmPassword: 'Please enter your password again.' } : {}
}

/** Focuses the first field with an error. Returns whether there are errors. */
export function focusFirstError(form: HTMLFormElement, errors: FieldErrors): boolean {
  const wrong = [...form.elements].find((element) => element instanceof HTMLInputElement && element.name in errors)
  if (wrong instanceof HTMLInputElement) wrong.focus()
  return Object.keys(errors).length > 0
}

/** Assigns an error of the server to its field: wrong credentials to the password, others to the form. */
export function toFieldErrors(failure: Failure, message: string): FieldErrors {
  const field = failure.field ?? (failure.status === 401 ? 'password' : 'form')
  return { [FIELDS.has(field) ? field : 'form']: message }
}
