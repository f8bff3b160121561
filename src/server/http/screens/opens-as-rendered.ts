import type { Personalization } from '../../../shared/features/account/account.schema.ts'
import type { GenerationTool } from '../../../shared/features/generation/generations.constants.ts'
import type { Generation } from '../../../shared/features/generation/generations.schema.ts'
import type { PublicConfig } from '../../../shared/features/auth/auth.schema.ts'
import { CHECKOUT_SEEN_COOKIE } from '../../../shared/features/subscription/subscription.constants.ts'
import { hasPlan } from '../../../shared/features/subscription/subscription.rules.ts'
import type { SubscriptionStatus } from '../../../shared/features/subscription/subscription.schema.ts'
import type { UsageOverview } from '../../../shared/features/usage/usage.schema.ts'
import { RENDERED_SCREENS, RESULT_SCREENS, type ScreenAnswers } from '../../../shared/screen-queries.ts'

/** The answers that decide whether a screen opens as the server renders it. */
interface Known extends ScreenAnswers {
  'generations.latest'?: Partial<Record<GenerationTool, Generation | null>>
  'auth.config': PublicConfig
  'auth.personalization': Personalization
  'subscription.status': SubscriptionStatus
  'subscription.usage': UsageOverview
}

/**
 * Whether a page opens as the server renders it. The onboarding, a result that is not complete, a used-up allowance and a redirect to the
 * checkout depend on effects in the browser; a query string names what else to open.
 */
export function opensAsRendered(
  page: string,
  {
    answers,
    query,
    cookies,
  }: { answers: ScreenAnswers; query: string | undefined; cookies: { [name: string]: unknown } },
): boolean {
  const known = answers as Known
  if (query !== undefined || !RENDERED_SCREENS.includes(page)) return false
  if (!known['auth.personalization'].hasCompletedOnboarding) return false
  if (page === '/dashboard') return hasPlan(known['subscription.status']) || cookies[CHECKOUT_SEEN_COOKIE] === '1'
  const tool = RESULT_SCREENS[page]
  const isSpeech = page === '/tts-tool'
  if (!tool && !isSpeech) return true
  if (tool && !opensAtOnce(known['generations.latest']?.[tool])) return false
  if (isSpeech && !known['auth.config'].speech.isSetUp) return false
  const { hasActiveSubscription, speech, prompts } = known['subscription.usage']
  return hasActiveSubscription || (isSpeech ? speech : prompts).remaining !== 0
}

/** Whether a tool opens with its form alone, or with a complete result beside it. One of a video also changes the URL. */
function opensAtOnce(newest: Generation | null | undefined): boolean {
  return newest === null || (newest?.state === 'done' && !newest.help && newest.videoId === undefined)
}
