import { AppError } from '../../../shared/errors.ts'

/** The stored text of an error: an `AppError`'s message, otherwise only its kind, because its message may quote a user. */
export function failureText(error: unknown): string {
  if (error instanceof AppError) return error.message
  return error instanceof Error ? error.name : 'Error'
}
