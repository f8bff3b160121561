import '@fastify/cookie'
import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest } from 'fastify'
import { AppError } from '../../shared/errors.ts'
import { KNOWN_DEVICE_MS, SESSION_MS } from '../../shared/features/auth/auth.constants.ts'
import { INPUT_LIMITS } from '../../shared/limits.ts'
import { type Services } from '../composition/services.ts'
import { type Context, type SessionCookie } from '../trpc/context.ts'

export interface ContextSettings {
  services: Services
  secureCookies: boolean
  closing: AbortSignal
}

/** Builds the context of a request, for tRPC and REST. */
export function createContextFactory({ services, secureCookies, closing }: ContextSettings) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Context> => {
    const cookie = sessionCookie(request, reply, secureCookies)
    const session = cookie.token ? await services.sessions.resolve(cookie.token) : undefined
    if (session?.renewed && cookie.token) cookie.set(cookie.token)
    if (session) nameUser(request, session.user.id)
    return {
      services,
      requestId: request.id,
      user: session?.user,
      visitor: { address: request.ip, userAgent: request.headers['user-agent'] ?? '' },
      cookie,
      deviceCookie: deviceCookie(request, reply, secureCookies),
      bearerToken: /^Bearer (\S+)$/iu.exec(request.headers.authorization ?? '')?.[1],
      idempotencyKey: idempotencyKey(request),
      closing,
    }
  }
}

/** A logger of pino, which Fastify's type does not show. */
type RequestLogger = FastifyBaseLogger & { setBindings(bindings: object): void }

/** Adds the user id to the log lines of a request. A child of its logger would take longer than its line. */
function nameUser({ log }: FastifyRequest, userId: string): void {
  ;(log as RequestLogger).setBindings({ userId })
}

function deviceCookie(request: FastifyRequest, reply: FastifyReply, secure: boolean): Context['deviceCookie'] {
  const name = secure ? '__Host-hookline_device' : 'hookline_device'
  const sent = request.cookies[name]
  return {
    token: sent !== undefined && /^[\w-]{1,64}$/u.test(sent) ? sent : undefined,
    set: (token) => {
      const options = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: KNOWN_DEVICE_MS / 1_000 } as const
      void reply.setCookie(name, token, options)
    },
  }
}

function sessionCookie(request: FastifyRequest, reply: FastifyReply, secure: boolean): SessionCookie {
  const name = secure ? '__Host-hookline_session' : 'hookline_session'
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    token: request.cookies[name],
    set: (token) => void reply.setCookie(name, token, { ...options, maxAge: SESSION_MS / 1_000 }),
    clear: () => void reply.clearCookie(name, options),
  }
}

function idempotencyKey(request: FastifyRequest): string | undefined {
  const value = request.headers['idempotency-key']
  const key = Array.isArray(value) ? value[0] : value
  if (key !== undefined && (key === '' || key.length > INPUT_LIMITS.idempotencyKey)) {
    const message = `Idempotency-Key must have 1 to ${INPUT_LIMITS.idempotencyKey} characters.`
    throw new AppError('BAD_REQUEST', message, { field: 'Idempotency-Key' })
  }
  return key
}
