import { callTRPCProcedure } from '@trpc/server'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import type { Personalization } from '../../shared/features/account/account.schema.ts'
import type { PublicConfig } from '../../shared/features/auth/auth.schema.ts'
import type { UsageOverview } from '../../shared/features/usage/usage.schema.ts'
import type { ScreenSettings } from '../../shared/public-pages.ts'
import { PRERENDERED_SCREENS, RESULT_SCREENS, SCREEN_QUERIES } from '../../shared/screen-queries.ts'
import { appRouter } from '../router.ts'
import { logFailure } from '../runtime/logging.ts'
import { toErrorAnswer } from '../trpc/errors.ts'
import { type CreateContext } from './rest/rest-adapter.ts'

/** What a page contains for its signed-in user. */
export interface ScreenState {
  /** The answers to `SCREEN_QUERIES`, and the newest result of the page's tool, as JSON. */
  answers: string
  /**
   * The settings for which the page was rendered at build; undefined where it does not open like that: with the wizard, and a tool
   * with a result or a limit.
   */
  prerendered: ScreenSettings | undefined
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
      return { answers: JSON.stringify(answers), prerendered: findPrerendered(page, answers) }
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

function findPrerendered(
  page: string,
  {
    'auth.config': { plans, text, speech, research },
    'auth.personalization': { hasCompletedOnboarding },
    'subscription.usage': { hasActiveSubscription, ...usage },
    'generations.latest': newest = {},
  }: Known,
): ScreenSettings | undefined {
  if (!PRERENDERED_SCREENS.includes(page) || !hasCompletedOnboarding) return undefined
  const tool = RESULT_SCREENS[page]
  const isSpeech = page === '/tts-tool'
  if (tool && newest[tool] !== null) return undefined
  if (isSpeech && !speech.isSetUp) return undefined
  const { remaining } = isSpeech ? usage.speech : usage.prompts
  if ((tool || isSpeech) && !hasActiveSubscription && remaining === 0) return undefined
  return { plans, isLive: isSpeech ? speech.live : text.live, searches: research.live }
}
