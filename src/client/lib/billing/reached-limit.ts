import { LIMIT_MESSAGE } from '../../../shared/errors.ts'
import { periodEnd } from '../../../shared/features/usage/usage.rules.ts'
import { ALLOWANCE } from '../../../shared/plans.ts'
import { type Failure } from '../api/failure.ts'
import { shortDay, timeOfDay } from '../time/format-time.ts'

/** Describes an allowance that is used up or has not begun. */
export interface ReachedLimit {
  title: string
  message: string
  /** When it renews, unless `message` already says so. */
  renewal?: string
  /** Whether a subscription would help. */
  upgrade: boolean
  /** Whether that would be as good as no limit. */
  unlimited?: boolean
  /** Whether the address has to be confirmed, by a link that can be sent again. */
  resend?: boolean
}

/** What a free account reads that asks for an internet search. */
export const SEARCH_IS_PREMIUM: ReachedLimit = {
  title: LIMIT_MESSAGE.search_not_included,
  message: `Premium looks up your topic on the internet before it writes, ${count(ALLOWANCE.premium.searches.limit)} times a month.`,
  upgrade: true,
}

/**
 * Returns the limit that a call was refused for at `now`, or null for any other failure. The speech limit has the same error code
 * in both plans, so its text depends on `isPremium`. It contains no number while that is unknown.
 */
export function reachedLimit({ reason, field }: Failure, now: Date, isPremium?: boolean): ReachedLimit | null {
  const tomorrow = timeOfDay(periodEnd('day', now).toISOString())
  const nextMonth = shortDay(periodEnd('month', now).toISOString())
  const { free, premium } = ALLOWANCE
  switch (reason) {
    case 'daily_limit':
      return {
        title: 'Daily Limit Reached',
        message: `You've used all ${free.prompts.limit} free AI prompts today.`,
        renewal: `Your free prompts renew at ${tomorrow}.`,
        upgrade: true,
        unlimited: true,
      }
    case 'monthly_limit':
      if (field === 'text') return speechLimit(nextMonth, isPremium)
      return {
        title: 'Monthly Limit Reached',
        message: `You've used all ${
          field === 'useInternetSearch'
            ? `${count(premium.searches.limit)} internet searches`
            : `${count(premium.prompts.limit)} AI prompts`
        } this month. They renew on ${nextMonth}.`,
        upgrade: false,
      }
    case 'host_allowance':
      return {
        title: 'Allowance used up',
        message: `Your host's allowance is used up. It renews on ${nextMonth}.`,
        upgrade: false,
      }
    case 'search_not_included':
      return SEARCH_IS_PREMIUM
    case 'daily_attempts':
      return tooManyAttempts('today', `at ${tomorrow}`)
    case 'monthly_attempts':
      return tooManyAttempts('this month', `on ${nextMonth}`)
    case 'server_limit':
      return {
        title: 'That is all for today',
        message: `This server has used up its ${isPremium === false ? 'free ' : ''}prompts for today.`,
        renewal: `They renew at ${tomorrow}.`,
        upgrade: false,
      }
    case 'unverified_email':
      return {
        title: 'Confirm your email address',
        message:
          'Open the link in the email that we sent you, then come back: your allowance begins with it. Your text stays here.',
        upgrade: false,
        resend: true,
      }
    default:
      return null
  }
}

/** Builds the text for a limit that no plan raises. */
function tooManyAttempts(period: string, next: string): ReachedLimit {
  return {
    title: `Too many attempts ${period}`,
    message: `Many texts were started ${period} and not finished, and there is a limit to that.`,
    renewal: `You can go on ${next}.`,
    upgrade: false,
  }
}

/** Some characters may be left, but fewer than the text needs. The message is correct in both cases. */
function speechLimit(day: string, isPremium: boolean | undefined): ReachedLimit {
  const premium = count(ALLOWANCE.premium.speechCharacters.limit)
  const free = count(ALLOWANCE.free.speechCharacters.limit)
  const mine = isPremium === undefined ? 'your' : `your ${isPremium ? premium : free}`
  const spent = `This text needs more than is left of ${mine} text-to-speech characters this month. They renew on ${day}.`
  const title = 'Monthly Limit Reached'
  if (isPremium !== false) return { title, message: spent, upgrade: false }
  return { title, message: `${spent} Premium has ${premium} a month.`, upgrade: true }
}

function count(value: number): string {
  return value.toLocaleString('en-US')
}
