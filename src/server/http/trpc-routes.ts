import { fastifyTRPCPlugin, type FastifyTRPCPluginOptions } from '@trpc/server/adapters/fastify'
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { AppError } from '../../shared/errors.ts'
import { MAX_BATCH_CALLS, QUOTA_PROCEDURES } from '../../shared/limits.ts'
import { type AppRouter, appRouter, type ProcedurePath } from '../router.ts'
import { type Context } from '../trpc/context.ts'
import { toErrorAnswer } from '../trpc/errors.ts'
import { logFailure } from '../runtime/logging.ts'

const NEVER_BATCHED: ReadonlySet<string> = new Set<ProcedurePath>(QUOTA_PROCEDURES)

/** Serves the typed API at `/trpc`. The plugin is encapsulated, because it replaces the JSON parser of its scope. */
export async function addTrpcRoutes(
  app: FastifyInstance,
  createContext: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
): Promise<void> {
  const options = {
    prefix: '/trpc',
    trpcOptions: {
      router: appRouter,
      maxBatchSize: MAX_BATCH_CALLS,
      createContext: async ({ req, res, info }) => {
        if (info.calls.length > 1 && info.calls.some((call) => NEVER_BATCHED.has(call.path))) {
          throw new AppError('BAD_REQUEST', 'A call that spends quota cannot be part of a batch.')
        }
        return createContext(req, res)
      },
      onError: ({ error, path, req }) => {
        logFailure(req.log, toErrorAnswer(error), { err: error.cause ?? error, path })
      },
      responseMeta: ({ errors }) => {
        const seconds = errors.map((error) => toErrorAnswer(error).retryAfterSeconds ?? 0)
        const longest = Math.max(0, ...seconds)
        return longest > 0 ? { headers: { 'retry-after': String(longest) } } : {}
      },
    },
  } satisfies FastifyTRPCPluginOptions<AppRouter>
  await app.register(async (scope) => {
    // The plugin would read forms of any size; calls accept only JSON.
    scope.addHook('onRequest', async (request) => {
      const type = request.headers['content-type']
      if (type !== undefined && !type.startsWith('application/json')) {
        throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.')
      }
    })
    await scope.register(fastifyTRPCPlugin, options)
  })
}
