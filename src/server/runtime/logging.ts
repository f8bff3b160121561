import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { UNSUBSCRIBE_PATH } from '../../shared/features/account/account.constants.ts'
import { FEED_PATH } from '../../shared/features/planner/planner.constants.ts'
import { describeServiceFailure } from './failures/service-failure.ts'
import { type JobFailure } from './jobs/jobs.port.ts'
import { type ObservedCall } from './metrics/observe-calls.ts'
import { type ErrorAnswer, toErrorAnswer } from '../trpc/errors.ts'

/** Headers and fields that never reach the log. */
const SECRET_PATHS = [
  'req.headers.cookie',
  'req.headers.authorization',
  'res.headers["set-cookie"]',
  '*.password',
  '*.topic',
]

/**
 * Logger settings. Requests are logged as method and path without the query, which may contain tokens and addresses.
 * Prompts, passwords and cookies are never logged.
 */
export function loggerOptions(level: string) {
  return {
    level,
    redact: { paths: SECRET_PATHS, censor: '[hidden]' },
    serializers: {
      req: (request: { method: string; url: string; ip: string }) => ({
        method: request.method,
        path: withoutSecrets(request.url),
        address: request.ip,
      }),
    },
  }
}

/**
 * Writes one line for each request, when it is over: id, user, method, path, address, status and milliseconds. Writing a
 * line takes longer than many answers. A request that hangs has its line of arrival at level debug.
 */
export class RequestLog extends LogController {
  override incomingRequest(request: FastifyRequest): void {
    request.log.debug({ req: request }, 'incoming request')
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const line = { req: request, res: reply, responseTime: reply.elapsedTime }
    if (error) reply.log.error({ ...line, err: error }, 'request errored')
    else reply.log.info(line, 'request completed')
  }
}

/** Paths whose last part is a token. */
const TOKEN_PATHS = [FEED_PATH, UNSUBSCRIBE_PATH]

/**
 * A request's path without its query and without any segment that is long enough to be a token. Below a path of tokens
 * everything is cut, because a token may be shortened or mistyped.
 */
export function withoutSecrets(url: string): string {
  const path = url.split('?')[0] ?? ''
  const before = TOKEN_PATHS.find((start) => path.toLowerCase().startsWith(start))
  if (before !== undefined) return `${before}[token]`
  return path.replaceAll(/(?:[\w-]|%[\da-f]{2}){32,}/giu, '[token]')
}

/**
 * Logs a failure of this server with its stack, a provider's as a warning in one line, and a caller's mistake or disconnect not
 * at all. Of a provider's error its codes are logged and the beginning of what it said, without secrets.
 */
export function logFailure(
  log: FastifyBaseLogger,
  answer: ErrorAnswer,
  details: { err: unknown; path?: string | undefined },
): void {
  const cause = describeServiceFailure(details.err)
  if (answer.status === 500) log.error(details, 'failed')
  else if (answer.status > 501 && cause.name !== 'AbortError') {
    log.warn({ path: details.path, cause }, answer.message)
  }
}

/** Logs work that failed after its answer was sent, such as mail. */
export function logBackgroundFailure(log: FastifyBaseLogger, error: unknown): void {
  const answer = toErrorAnswer(error)
  if (answer.status === 500) log.error({ err: error }, 'background work failed')
  else log.warn({ cause: describeServiceFailure(error) }, answer.message)
}

/** Logs a failed call to an outside service, whoever made it. */
export function logFailedCall(log: FastifyBaseLogger, { service, operation, seconds, error }: ObservedCall): void {
  const milliseconds = Math.round(seconds * 1_000)
  log.warn({ service, operation, milliseconds, cause: describeServiceFailure(error) }, 'an outside service failed')
}

/** Logs a failed attempt at a job or a round of a schedule. A dead letter needs the host. */
export function logJobFailure(log: FastifyBaseLogger, { what, jobId, isLast, error }: JobFailure): void {
  const details = { ...failureDetails(error), what, jobId }
  if (isLast) log.error(details, 'a job failed for the last time; npm run jobs shows it')
  else if (jobId === undefined) log.error(details, 'a round failed; the next one comes')
  else log.warn(details, 'a job failed and is tried again')
}

/** The loggable parts of an error: this server's own with its stack, a provider's as `describeServiceFailure` tells it. */
export function failureDetails(error: unknown) {
  const answer = toErrorAnswer(error)
  return answer.status === 500 ? { err: error } : { cause: describeServiceFailure(error), answer: answer.message }
}
