import { LIMIT_MESSAGE } from '../../../shared/errors.ts'
import { periodEnd } from '../../../shared/features/usage/usage.rules.ts'
import { ALLOWANCE } from '../../../shared/plans.ts'
import { type Failure } from '../api/failure.ts'
import { shortDay, timeOfDay } from '../time/format-time.ts'

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
  message: `Premium looks up your topic on the internet before it writes, ${count(ALLOWANCE.premium.searches.limit)} times a month.`,
  upgrade: true,
}

/**
 * The allowance that a call was refused for at `now`; null for any other failure. Speech has a limit of one name in
 * both plans, so its words depend on `isPremium`, and name no figure while that is unknown.
 */
export function reachedLimit({ status, message, field }: Failure, now: Date, isPremium?: boolean): ReachedLimit | null {
  const beside = limitBeside(message, now)
  if (beside) return beside
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
    if (field === 'text') return speechLimit(day, isPremium)
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

/** The limits that no plan lifts: of texts that were started, and of everybody together. */
function limitBeside(message: string, now: Date): ReachedLimit | null {
  const unfinished = (period: string) =>
    `Many texts were started ${period} and not finished, and there is a limit to that.`
  const tomorrow = timeOfDay(periodEnd('day', now).toISOString())
  switch (message) {
    case LIMIT_MESSAGE.attemptsToday:
      return {
        title: 'Too many attempts today',
        message: unfinished('today'),
        renewal: `You can go on at ${tomorrow}.`,
        upgrade: false,
      }
    case LIMIT_MESSAGE.attemptsThisMonth:
      return {
        title: 'Too many attempts this month',
        message: unfinished('this month'),
        renewal: `You can go on on ${shortDay(periodEnd('month', now).toISOString())}.`,
        upgrade: false,
      }
    case LIMIT_MESSAGE.server:
      return {
        title: 'That is all for today',
        message: 'This server has used up its prompts for today.',
        renewal: `They renew at ${tomorrow}.`,
        upgrade: false,
      }
    default:
      return null
  }
}

/** Some characters may be left, only fewer than the text has: the words are true either way. */
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
