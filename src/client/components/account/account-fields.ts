import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { type Failure } from '../../lib/api/failure.ts'

const FIELDS: ReadonlySet<string> = new Set(['email', 'password', 'confirmPassword'])

/** The error of a password and a repetition that differ. */
export const PASSWORD_MISMATCH = 'Passwords do not match. Please try again.'

export type FieldErrors = Record<string, string>

/** What stands in the fields of a sign-in or sign-up form. Passwords are taken as they are. */
export function readFields(form: HTMLFormElement): { email: string; password: string; confirmPassword: string } {
  const data = new FormData(form)
  const text = (name: string): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { email: text('email').trim(), password: text('password'), confirmPassword: text('confirmPassword') }
}

/** Says what is wrong with an address, before the server is asked. */
export function checkEmail(email: string): FieldErrors {
  if (email === '') return { email: 'Please enter your email address.' }
  return /^[^\s@]+@[^\s@]+$/u.test(email) ? {} : { email: 'Please enter a valid email address.' }
}

/** Says what is wrong with a password at sign-in: only that it is missing. */
export function checkPassword(password: string): FieldErrors {
  return password === '' ? { password: 'Please enter your password.' } : {}
}

/** Says what is wrong with a password that is being chosen. */
export function checkNewPassword(password: string, confirmPassword: string): FieldErrors {
  const tooShort = `Password must be at least ${INPUT_LIMITS.passwordMin} characters long.`
  if (password === '') return checkPassword(password)
  if (password.length < INPUT_LIMITS.passwordMin) return { password: tooShort }
  return confirmPassword === '' ? { confirmPassword: 'Please enter your password again.' } : {}
}

/** Puts the focus on the first field that is wrong. Returns whether there was one. */
export function focusFirstError(form: HTMLFormElement, errors: FieldErrors): boolean {
  const wrong = [...form.elements].find((element) => element instanceof HTMLInputElement && element.name in errors)
  if (wrong instanceof HTMLInputElement) wrong.focus()
  return Object.keys(errors).length > 0
}

/** Where a refusal of the server belongs: to its field, wrong credentials to the password, all else to the form. */
export function toFieldErrors(failure: Failure, message: string): FieldErrors {
  const field = failure.field ?? (failure.status === 401 ? 'password' : 'form')
  return { [FIELDS.has(field) ? field : 'form']: message }
}
