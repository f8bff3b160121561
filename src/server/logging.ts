import { type FastifyBaseLogger } from 'fastify'
import { type ErrorAnswer } from './trpc/errors.ts'

/** Header names and fields that never reach the log. Source: decisions 8. */
const SECRET_PATHS = [
  'req.headers.cookie',
  'req.headers.authorization',
  'res.headers["set-cookie"]',
  '*.password',
  '*.topic',
]

/**
 * Logger settings. Requests are logged as method and path without the query, in which tokens and addresses stand.
 * Prompts, passwords and cookies are never part of an entry.
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

/** A request's path without its query, and without anything in it that is long enough to be a token. */
export function withoutSecrets(url: string): string {
  const path = url.split('?')[0] ?? ''
  return path.replaceAll(/[\w-]{32,}/gu, '[token]')
}

/**
 * Logs a failure of this server with its stack, one of a provider as a warning in one line, and a caller's own mistake
 * not at all. A provider's words may quote a part of the key, so whatever looks like one is cut out of them.
 */
export function logFailure(
  log: FastifyBaseLogger,
  answer: ErrorAnswer,
  details: { err: unknown; path?: string | undefined },
): void {
  // The caller stopped or left: that is no failure of anybody's.
  if (details.err instanceof Error && details.err.name === 'AbortError') return
  if (answer.status === 500) log.error(details, 'failed')
  else if (answer.status > 501) log.warn({ path: details.path, cause: causeOf(details.err) }, answer.message)
}

function causeOf(error: unknown): string | undefined {
  const cause = error instanceof Error ? (error.cause instanceof Error ? error.cause : error) : undefined
  return cause?.message.slice(0, 500).replaceAll(/\b(sk-|Bearer )?[\w*-]{20,}/gu, '[hidden]')
}
