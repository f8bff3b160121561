import { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { AppError, type ErrorCode } from '../../../shared/errors.ts'
import { logFailure } from '../../runtime/logging.ts'
import { type ErrorAnswer, toErrorAnswer } from '../../trpc/errors.ts'

/** Errors of the framework, with the messages of the API. */
const HTTP_REFUSALS: Record<number, [ErrorCode, string]> = {
  400: ['BAD_REQUEST', 'The request body is not valid JSON.'],
  413: ['PAYLOAD_TOO_LARGE', 'The request is larger than 1 MiB. Send less.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.'],
}

/** Answers failures outside of procedures, without their details. */
export function addErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply))
}

/** Sends an error as `{message, requestId, field?, reason?}`, or in tRPC's format to a tRPC client. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer = toAnswer(error)
  logFailure(request.log, answer, { err: error })
  if (answer.retryAfterSeconds) void reply.header('retry-after', answer.retryAfterSeconds)
  const body = (request.routeOptions.url ?? request.url).startsWith('/trpc/')
    ? trpcError(answer, request.id)
    : restError(answer, request.id)
  return reply.status(answer.status).send(body)
}

function restError({ message, field, reason, redirect }: ErrorAnswer, requestId: string) {
  return { message, ...(field && { field }), ...(reason && { reason }), ...(redirect && { redirect }), requestId }
}

function trpcError(
  { message, code, status, field, reason, retryAfterSeconds, redirect }: ErrorAnswer,
  requestId: string,
) {
  const data = { code, httpStatus: status, requestId, field, reason, retryAfterSeconds, redirect }
  return { error: { message, code: -32_600, data } }
}

function toAnswer(error: FastifyError): ErrorAnswer {
  const { code, statusCode = 500 } = error
  if (code === 'FST_ERR_BAD_URL') return toErrorAnswer(new AppError('BAD_REQUEST', 'This address cannot be read.'))
  const refusal = HTTP_REFUSALS[statusCode]
  if (refusal) return toErrorAnswer(new AppError(...refusal))
  if (statusCode >= 400 && statusCode < 500) {
    return { code: 'BAD_REQUEST', status: statusCode, message: 'The request cannot be answered as it was sent.' }
  }
  return toErrorAnswer(error)
}
