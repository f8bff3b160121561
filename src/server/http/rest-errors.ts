import { type FastifyError, type FastifyInstance } from 'fastify'
import { AppError, type ErrorCode } from '../../shared/errors.ts'
import { logFailure } from '../logging.ts'
import { type ErrorAnswer, toErrorAnswer } from '../trpc/errors.ts'

/** Fastify's own refusals, in the words of the contract. */
const HTTP_REFUSALS: Record<number, [ErrorCode, string]> = {
  400: ['BAD_REQUEST', 'The request body is not valid JSON.'],
  413: ['PAYLOAD_TOO_LARGE', 'The request is larger than 1 MiB. Send less.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.'],
}

/** Answers every failure outside tRPC as `{message, requestId, field?}` with its status; nothing else leaves. */
export function addErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const answer = answerOf(error)
    logFailure(request.log, answer, { err: error })
    if (answer.retryAfterSeconds) void reply.header('retry-after', answer.retryAfterSeconds)
    const { message, field } = answer
    return reply.status(answer.status).send({ message, ...(field && { field }), requestId: request.id })
  })
}

function answerOf(error: FastifyError): ErrorAnswer {
  const refusal = error.statusCode === undefined ? undefined : HTTP_REFUSALS[error.statusCode]
  return toErrorAnswer(refusal ? new AppError(refusal[0], refusal[1]) : error)
}
