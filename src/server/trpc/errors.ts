import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { AppError, ERROR_STATUS, type ErrorCode } from '../../shared/errors.ts'

/** A failure as both transports answer it. */
export interface ErrorAnswer {
  code: ErrorCode
  status: number
  message: string
  field?: string
  retryAfterSeconds?: number
}

const UNEXPECTED = 'Something went wrong on our side. Your text is safe. Try again in a moment.'

/**
 * The one mapping from anything that a procedure throws to what the caller reads. Our own refusals keep their words,
 * invalid input names the field, everything else is an unexpected failure whose words stay in the log.
 */
export function toErrorAnswer(error: unknown): ErrorAnswer {
  const cause = error instanceof TRPCError && error.cause !== undefined ? error.cause : error
  if (cause instanceof AppError) {
    return {
      code: cause.code,
      status: ERROR_STATUS[cause.code],
      message: cause.message,
      ...(cause.field && { field: cause.field }),
      ...(cause.retryAfterSeconds && { retryAfterSeconds: cause.retryAfterSeconds }),
    }
  }
  if (cause instanceof z.ZodError) return fromZod(cause)
  if (error instanceof TRPCError && error.code in ERROR_STATUS && error.code !== 'INTERNAL_SERVER_ERROR') {
    const code = error.code as ErrorCode
    return { code, status: ERROR_STATUS[code], message: PROTOCOL_MESSAGE[code] ?? error.message }
  }
  return { code: 'INTERNAL_SERVER_ERROR', status: 500, message: UNEXPECTED }
}

/** tRPC's own refusals speak of its protocol; these are the words for a caller. */
const PROTOCOL_MESSAGE: Partial<Record<ErrorCode, string>> = {
  BAD_REQUEST: 'The request body is not valid JSON for this call.',
  NOT_FOUND: 'There is no such call.',
  PAYLOAD_TOO_LARGE: 'The request is larger than 1 MiB. Send less.',
  UNSUPPORTED_MEDIA_TYPE: 'Send the body as application/json.',
}

function fromZod(error: z.ZodError): ErrorAnswer {
  const issue = error.issues[0]
  const field = issue?.path.map(String).join('.')
  const unexpectedShape = issue?.code === 'invalid_type' && field === ''
  const message = unexpectedShape ? 'The request body must be a JSON object.' : (issue?.message ?? 'Invalid input.')
  return { code: 'BAD_REQUEST', status: 400, message, ...(field && { field }) }
}
