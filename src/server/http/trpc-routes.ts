import { type AnyProcedure, type AnyRouter } from '@trpc/server'
import { resolveResponse } from '@trpc/server/http'
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { AppError } from '../../shared/errors.ts'
import { MAX_BATCH_CALLS, QUOTA_PROCEDURES } from '../../shared/limits.ts'
import { appRouter, type ProcedurePath } from '../router.ts'
import { type Context } from '../trpc/context.ts'
import { toErrorAnswer } from '../trpc/errors.ts'
import { logFailure } from '../runtime/logging.ts'
import { createCallerSignal } from './rest/rest-adapter.ts'

const NEVER_BATCHED: ReadonlySet<string> = new Set<ProcedurePath>(QUOTA_PROCEDURES)
/** The headers that tRPC reads; everything else is read from Fastify's request. */
const PROTOCOL_HEADERS = ['accept', 'content-type', 'trpc-accept', 'last-event-id'] as const

/**
 * Serves the typed API at `/trpc`. tRPC's own plugin takes twice the time for a small answer: it copies every header and
 * aborts a signal after each answer.
 */
export async function addTrpcRoutes(
  app: FastifyInstance,
  createContext: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
): Promise<void> {
  await app.register(async (scope) => {
    // tRPC parses the body. A form of any other type is refused below.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.addHook('onRequest', (request, _reply, done) => {
      const isJson = request.headers['content-type']?.startsWith('application/json') ?? true
      done(isJson ? undefined : new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.'))
    })
    scope.all<{ Params: { path: string } }>('/trpc/:path', async (request, reply) => {
      const { path } = request.params
      const answer = await resolveResponse({
        router: appRouter,
        req: toWebRequest(request, path, reply),
        path,
        error: null,
        maxBatchSize: MAX_BATCH_CALLS,
        createContext: async ({ info }) => {
          if (info.calls.length > 1 && info.calls.some((call) => NEVER_BATCHED.has(call.path))) {
            throw new AppError('BAD_REQUEST', 'A call that spends quota cannot be part of a batch.')
          }
          return createContext(request, reply)
        },
        onError: ({ error, path: failed }) => {
          logFailure(request.log, toErrorAnswer(error), { err: error.cause ?? error, path: failed })
        },
        responseMeta: ({ errors }) => {
          const seconds = errors.map((error) => toErrorAnswer(error).retryAfterSeconds ?? 0)
          const longest = Math.max(0, ...seconds)
          return longest > 0 ? { headers: { 'retry-after': String(longest) } } : {}
        },
      })
      return reply.send(answer)
    })
  })
}

/** The request as tRPC takes it. A query gets no signal, because none of them waits for anything but the database. */
function toWebRequest(request: FastifyRequest, path: string, reply: FastifyReply): Request {
  const { method } = request
  const headers: [string, string][] = []
  for (const name of PROTOCOL_HEADERS) {
    const value = request.headers[name]
    if (value !== undefined) headers.push([name, String(value)])
  }
  const isQuery = method === 'GET' && findType(path) !== 'subscription'
  return new Request(new URL(request.url, 'http://localhost'), {
    method,
    headers,
    ...(!isQuery && { signal: createCallerSignal(reply) }),
    ...(typeof request.body === 'string' && { body: request.body }),
  })
}

/** Undefined for a batch, which contains no subscription, and for an unknown path. */
function findType(path: string): string | undefined {
  const router: AnyRouter = appRouter
  return (router._def.procedures[path] as AnyProcedure | undefined)?._def.type
}
