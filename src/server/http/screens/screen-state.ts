import { callTRPCProcedure } from '@trpc/server'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import { PAGE_QUERIES, RESULT_SCREENS, SCREEN_QUERIES, type ScreenAnswers } from '../../../shared/screen-queries.ts'
import { appRouter } from '../../router.ts'
import { logFailure } from '../../runtime/logging.ts'
import { toErrorAnswer } from '../../trpc/errors.ts'
import { type CreateContext } from '../rest/rest-adapter.ts'

/**
 * Reads the answers that `page`, an entry of `APP_PAGES`, contains for its signed-in user; undefined for a visitor. `isBare` is false
 * where the URL has a query string.
 */
export type ReadScreenState = (
  request: FastifyRequest,
  reply: FastifyReply,
  asked: { page: string; isBare: boolean },
) => Promise<ScreenAnswers | undefined>

/** Where the answers cannot be read the page opens without them: it asks for them itself and shows the failure. */
export function screenStateReader(createContext: CreateContext): ReadScreenState {
  return async (request, reply, { page, isBare }) => {
    try {
      const ctx = await createContext(request, reply)
      if (!ctx.user) return undefined
      const ask = (path: string, input?: object): Promise<unknown> =>
        callTRPCProcedure({
          router: appRouter,
          path,
          type: 'query',
          ctx,
          signal: undefined,
          batchIndex: 0,
          getRawInput: async () => input,
        })
      const tool = RESULT_SCREENS[page]
      const own = isBare ? (PAGE_QUERIES[page] ?? []) : []
      return Object.fromEntries(
        await Promise.all([
          ...SCREEN_QUERIES.map(async (path) => [path, await ask(path)]),
          ...own.map(async ({ path, input }) => [path, await ask(path, input)]),
          ...(tool
            ? [ask('generations.latest', { tool }).then((newest) => ['generations.latest', { [tool]: newest }])]
            : []),
        ]),
      ) as ScreenAnswers
    } catch (error) {
      logFailure(request.log, toErrorAnswer(error), { err: error })
      return undefined
    }
  }
}
