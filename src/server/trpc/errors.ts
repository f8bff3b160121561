import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { AppError, ERROR_STATUS, type ErrorCode, type ErrorReason } from '../../shared/errors.ts'

/** An error in the form that both transports send. */
export interface ErrorAnswer {
  code: ErrorCode
  status: number
  message: string
  field?: string
  reason?: ErrorReason
  retryAfterSeconds?: number
  redirect?: string
}

const UNEXPECTED = 'Something went wrong on our side. Your text is safe. Try again in a moment.'
const STOPPED = 'The request was stopped before it was done.'
/** Default of `Retry-After` for errors of an outside service or this server. */
const RETRY_AFTER_SECONDS = 5
const PASSING: ReadonlySet<ErrorCode> = new Set(['BAD_GATEWAY', 'SERVICE_UNAVAILABLE', 'GATEWAY_TIMEOUT'])

/**
 * Maps anything that a procedure throws to the caller's error. An `AppError` keeps its message, invalid input names the field,
 * everything else is an unexpected failure whose message is only logged. Temporary failures (502, 503, 504) have `Retry-After`.
 */
export function toErrorAnswer(error: unknown): ErrorAnswer {
  const cause = error instanceof TRPCError && error.cause !== undefined ? error.cause : error
  if (cause instanceof AppError) {
    const retryAfterSeconds = cause.retryAfterSeconds ?? (cause.isPermanent ? undefined : retryAfter(cause.code))
    return {
      code: cause.code,
      status: ERROR_STATUS[cause.code],
      message: cause.message,
      ...(cause.field && { field: cause.field }),
      ...(cause.reason && { reason: cause.reason }),
      ...(retryAfterSeconds && { retryAfterSeconds }),
      ...(cause.redirect && { redirect: cause.redirect }),
    }
  }
  if (cause instanceof z.ZodError && error instanceof TRPCError && error.code === 'BAD_REQUEST') return fromZod(cause)
  if (cause instanceof Error && cause.name === 'AbortError') return answer('SERVICE_UNAVAILABLE', STOPPED)
  const refusal = error instanceof TRPCError ? PROTOCOL_REFUSALS[error.code] : undefined
  if (refusal) return answer(...refusal)
  return answer('INTERNAL_SERVER_ERROR', UNEXPECTED)
}

/** tRPC's own refusals describe its protocol; these are their codes and the messages for a caller. */
const PROTOCOL_REFUSALS: Partial<Record<TRPCError['code'], [ErrorCode, string]>> = {
  BAD_REQUEST: ['BAD_REQUEST', 'The request is not valid for this call.'],
  PARSE_ERROR: ['BAD_REQUEST', 'The request body is not valid JSON.'],
  NOT_FOUND: ['NOT_FOUND', 'There is no such call.'],
  METHOD_NOT_SUPPORTED: ['METHOD_NOT_SUPPORTED', 'This call takes another HTTP method.'],
  PAYLOAD_TOO_LARGE: ['PAYLOAD_TOO_LARGE', 'The request is larger than 1 MiB. Send less.'],
  UNSUPPORTED_MEDIA_TYPE: ['UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.'],
}

const retryAfter = (code: ErrorCode): number | undefined => (PASSING.has(code) ? RETRY_AFTER_SECONDS : undefined)

function answer(code: ErrorCode, message: string): ErrorAnswer {
  const retryAfterSeconds = retryAfter(code)
  return { code, status: ERROR_STATUS[code], message, ...(retryAfterSeconds && { retryAfterSeconds }) }
}

function fromZod(error: z.ZodError): ErrorAnswer {
  const issue = error.issues[0]
  const field = issue?.path.map(String).join('.')
  const isType = issue?.code === 'invalid_type'
  const isMissing = isType && issue.message.endsWith('received undefined')
  const given = isMissing ? `${field} is missing.` : (issue?.message ?? 'Invalid input.')
  const message = isType && field === '' ? 'The request body must be a JSON object.' : given
  return { code: 'BAD_REQUEST', status: 400, message, ...(field && { field }) }
}
