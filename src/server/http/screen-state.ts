import { callTRPCProcedure } from '@trpc/server'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import { SCREEN_QUERIES } from '../../shared/screen-queries.ts'
import { appRouter } from '../router.ts'
import { logFailure } from '../runtime/logging.ts'
import { toErrorAnswer } from '../trpc/errors.ts'
import { type CreateContext } from './rest/rest-adapter.ts'

/** Gives the answers to `SCREEN_QUERIES` for the signed-in user, as JSON; undefined for a visitor. */
export type ReadScreenState = (request: FastifyRequest, reply: FastifyReply) => Promise<string | undefined>

/** Where the answers cannot be read the page opens without them: it asks for them itself and shows the failure. */
export function screenStateReader(createContext: CreateContext): ReadScreenState {
  return async (request, reply) => {
    try {
      const ctx = await createContext(request, reply)
      if (!ctx.user) return undefined
      const ask = async (path: string): Promise<[string, unknown]> => [
        path,
        await callTRPCProcedure({
          router: appRouter,
          path,
          type: 'query',
          ctx,
          signal: undefined,
          batchIndex: 0,
          getRawInput: async () => undefined,
        }),
      ]
      return JSON.stringify(Object.fromEntries(await Promise.all(SCREEN_QUERIES.map(ask))))
    } catch (error) {
      logFailure(request.log, toErrorAnswer(error), { err: error })
      return undefined
    }
  }
}
