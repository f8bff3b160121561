import { AppError, ERROR_STATUS, type ErrorCode } from '../../shared/errors.ts'
import { type GenerationFailure } from '../../shared/features/generation/generations.schema.ts'
import { CrisisTopic } from '../providers/text/text.port.ts'

const UNEXPECTED = 'Something went wrong on our side. Your text is safe. Try again in a moment.'

/** The part of an error that is stored with the generation that it ended. */
export function toFailure(error: unknown): GenerationFailure {
  if (error instanceof CrisisTopic) return { message: error.message, status: 200, reason: 'crisis_topic' }
  if (!(error instanceof AppError)) return { message: UNEXPECTED, status: 500 }
  const { message, code, reason, retryAfterSeconds } = error
  return { message, status: ERROR_STATUS[code], reason, retryAfterSeconds }
}

/** Restores the stored error of a generation. */
export function fromFailure({ message, status, reason, retryAfterSeconds }: GenerationFailure): Error {
  if (reason === 'crisis_topic') return new CrisisTopic()
  const [code] = Object.entries(ERROR_STATUS).find(([, known]) => known === status) ?? ['INTERNAL_SERVER_ERROR']
  return new AppError(code as ErrorCode, message, { reason, retryAfterSeconds })
}
