import { AppError } from '../../../shared/errors.ts'

/** The stored text of a failure: our own message, and of any other error its kind. Its message may quote a user. */
export function failureText(error: unknown): string {
  if (error instanceof AppError) return error.message
  return error instanceof Error ? error.name : 'Error'
}
