import { LIMIT_MESSAGE } from '../../shared/errors.ts'
import { periodEnd } from '../../shared/features/usage/usage.rules.ts'
import { ALLOWANCE } from '../../shared/plans.ts'
import { type Failure } from './failure.ts'
import { shortDay, timeOfDay } from './time.ts'

/** An allowance that is used up, in words. */
export interface ReachedLimit {
  title: string
  message: string
  /** When it renews, where `message` does not say so. */
  renewal?: string
  /** Whether a subscription would help. */
  upgrade: boolean
}

/** Which allowance of AI prompts a call was refused for at `now`; null for any other failure. Source: decisions 5. */
export function reachedLimit({ status, message }: Failure, now: Date): ReachedLimit | null {
  if (status !== 403) return null
  const { free, premium } = ALLOWANCE
  if (message.includes(LIMIT_MESSAGE.daily)) {
    return {
      title: 'Daily Limit Reached',
      message: `You've used all ${free.prompts.limit} free AI prompts today.`,
      renewal: `Your free prompts renew at ${timeOfDay(periodEnd('day', now).toISOString())}.`,
      upgrade: true,
    }
  }
  if (message.includes(LIMIT_MESSAGE.monthly)) {
    const day = shortDay(periodEnd('month', now).toISOString())
    return {
      title: 'Monthly Limit Reached',
      message: `You've used all ${premium.prompts.limit.toLocaleString('en-US')} AI prompts this month. They renew on ${day}.`,
      upgrade: false,
    }
  }
  return null
}
