import { callTRPCProcedure } from '@trpc/server'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import type { Personalization } from '../../shared/features/account/account.schema.ts'
import type { PublicConfig } from '../../shared/features/auth/auth.schema.ts'
import type { UsageOverview } from '../../shared/features/usage/usage.schema.ts'
import { RESULT_SCREENS, SCREEN_QUERIES } from '../../shared/screen-queries.ts'
import { appRouter } from '../router.ts'
import { logFailure } from '../runtime/logging.ts'
import { toErrorAnswer } from '../trpc/errors.ts'
import { type CreateContext } from './rest/rest-adapter.ts'

/** What a page contains for its signed-in user. */
export interface ScreenState {
  /** The answers to `SCREEN_QUERIES`, and the newest result of the page's tool, as JSON. */
  answers: string
  /** Whether the page opens as it was rendered at build: not with the wizard, and a tool with neither a result nor a limit. */
  isPrerendered: boolean
}

/** Reads the state of `page`, an entry of `APP_PAGES`; undefined for a visitor. */
export type ReadScreenState = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
) => Promise<ScreenState | undefined>

/** Where the answers cannot be read the page opens without them: it asks for them itself and shows the failure. */
export function screenStateReader(createContext: CreateContext): ReadScreenState {
  return async (request, reply, page) => {
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
      const answers = Object.fromEntries(
        await Promise.all([
          ...SCREEN_QUERIES.map(async (path) => [path, await ask(path)]),
          ...(tool
            ? [ask('generations.latest', { tool }).then((newest) => ['generations.latest', { [tool]: newest }])]
            : []),
        ]),
      )
      return { answers: JSON.stringify(answers), isPrerendered: opensAsRendered(page, answers) }
    } catch (error) {
      logFailure(request.log, toErrorAnswer(error), { err: error })
      return undefined
    }
  }
}

interface Known {
  'auth.config': PublicConfig
  'auth.personalization': Personalization
  'subscription.usage': UsageOverview
  'generations.latest'?: Record<string, unknown>
}

function opensAsRendered(
  page: string,
  {
    'auth.config': { speech },
    'auth.personalization': { hasCompletedOnboarding },
    'subscription.usage': { hasActiveSubscription, ...usage },
    'generations.latest': newest = {},
  }: Known,
): boolean {
  const tool = RESULT_SCREENS[page]
  if (!hasCompletedOnboarding) return false
  if (tool) return newest[tool] === null && (hasActiveSubscription || usage.prompts.remaining !== 0)
  return page !== '/tts-tool' || (speech.isSetUp && (hasActiveSubscription || usage.speech.remaining !== 0))
}
