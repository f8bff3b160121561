import { AppError } from '../../../shared/errors.ts'

/** What a failure may be called where it is kept: our own words, and of any other error its kind. Its words may quote a user. */
export function failureText(error: unknown): string {
  if (error instanceof AppError) return error.message
  return error instanceof Error ? error.name : 'Error'
}
