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
  /** Whether that would be as good as no limit. */
  unlimited?: boolean
}

/** What a free account is told that asks for an internet search. */
export const SEARCH_IS_PREMIUM: ReachedLimit = {
  title: LIMIT_MESSAGE.searchNotIncluded,
  message: `Premium reads what is new on your topic before it writes, ${count(ALLOWANCE.premium.searches.limit)} times a month.`,
  upgrade: true,
}

/** Which allowance a call was refused for at `now`; null for any other failure. Source: decisions 5. */
export function reachedLimit({ status, message, field }: Failure, now: Date): ReachedLimit | null {
  if (status !== 403) return null
  const { free, premium } = ALLOWANCE
  if (message.includes(LIMIT_MESSAGE.daily)) {
    return {
      title: 'Daily Limit Reached',
      message: `You've used all ${free.prompts.limit} free AI prompts today.`,
      renewal: `Your free prompts renew at ${timeOfDay(periodEnd('day', now).toISOString())}.`,
      upgrade: true,
      unlimited: true,
    }
  }
  if (message.includes(LIMIT_MESSAGE.searchNotIncluded)) return SEARCH_IS_PREMIUM
  if (message.includes(LIMIT_MESSAGE.monthly)) {
    const day = shortDay(periodEnd('month', now).toISOString())
    const spent =
      field === 'useInternetSearch'
        ? `${count(premium.searches.limit)} internet searches`
        : `${count(premium.prompts.limit)} AI prompts`
    return {
      title: 'Monthly Limit Reached',
      message: `You've used all ${spent} this month. They renew on ${day}.`,
      upgrade: false,
    }
  }
  return null
}

function count(value: number): string {
  return value.toLocaleString('en-US')
}
