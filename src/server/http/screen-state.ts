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
  /** Whether the page of a tool opens with its empty form: not with a result, the wizard, or a limit. */
  opensForm: boolean
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
      return { answers: JSON.stringify(answers), opensForm: opensForm(answers, tool) }
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

function opensForm(
  {
    'auth.config': { speech },
    'auth.personalization': { hasCompletedOnboarding },
    'subscription.usage': usage,
    'generations.latest': newest = {},
  }: Known,
  tool: string | undefined,
): boolean {
  const { remaining } = tool === undefined ? usage.speech : usage.prompts
  const isLeft = usage.hasActiveSubscription || remaining !== 0
  const isReady = tool === undefined ? speech.isSetUp : newest[tool] === null
  return hasCompletedOnboarding && isLeft && isReady
}
