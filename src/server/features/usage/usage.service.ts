import { AppError, LIMIT_MESSAGE } from '../../../shared/errors.ts'
import { periodEnd, periodStart, type UsagePeriod } from '../../../shared/features/usage/usage.rules.ts'
import { type Allowance, type UsageOverview } from '../../../shared/features/usage/usage.schema.ts'
import { ALLOWANCE, ASKED_PER_ALLOWANCE } from '../../../shared/plans.ts'
import { type Chance } from '../../chance.ts'
import { type Clock } from '../../clock.ts'
import { type Reservation, type UsageKind, type UsageRepository } from './usage.repository.ts'

/** A reservation that was not settled after this time belongs to a request that died. Source: decisions 5. */
export const RESERVATION_MS = 5 * 60_000

/** How much there is, and of which period. */
interface Allotment {
  limit: number
  period: UsagePeriod
}

/** Whether a user has the large allowances; the subscription feature knows. */
export type HasActiveSubscription = (userId: string) => Promise<boolean>

export type UsageService = ReturnType<typeof createUsageService>

/** The quota ledger: what is reserved before a provider is called, and kept or given back after. Source: decisions 5. */
export function createUsageService(deps: {
  repository: UsageRepository
  clock: Clock
  chance: Chance
  hasActiveSubscription: HasActiveSubscription
}) {
  const { repository, clock, chance, hasActiveSubscription } = deps

  async function planOf(userId: string) {
    const active = await hasActiveSubscription(userId)
    const { prompts, speechCharacters } = ALLOWANCE[active ? 'premium' : 'free']
    return { active, prompts, searches: ALLOWANCE.premium.searches, speechCharacters }
  }

  /** What of an allowance is used at `now`. */
  async function standOf(userId: string, kind: UsageKind, { limit, period }: Allotment, now: Date): Promise<Allowance> {
    const used = await repository.find(userId, kind, period, periodStart(period, now))
    const resetDate = periodEnd(period, now).toISOString()
    return { used, limit, remaining: Math.max(0, limit - used), period, resetDate }
  }

  /** Takes from an allowance, or throws FORBIDDEN. */
  async function reserve(
    userId: string,
    kind: UsageKind,
    { limit, period }: Allotment,
    amount = 1,
  ): Promise<Reservation> {
    const now = clock.now()
    const reservation = { id: chance.id(), userId, kind, period, periodStart: periodStart(period, now), amount }
    if (await repository.reserve(reservation, limit, now)) return reservation
    throw usedUp(kind, period)
  }

  return {
    /** What a user has used and may still spend, with the instants of renewal. Searches are part of premium alone. */
    async overview(userId: string): Promise<UsageOverview> {
      const now = clock.now()
      const { active, prompts, searches, speechCharacters } = await planOf(userId)
      return {
        hasActiveSubscription: active,
        prompts: await standOf(userId, 'prompts', prompts, now),
        searches: active ? await standOf(userId, 'searches', searches, now) : null,
        speech: await standOf(userId, 'speechCharacters', speechCharacters, now),
      }
    },

    /** Reserves one prompt. Throws FORBIDDEN 'Daily limit reached' or 'Monthly limit reached'. */
    async reservePrompt(userId: string): Promise<Reservation> {
      return reserve(userId, 'prompts', (await planOf(userId)).prompts)
    },

    /** Throws FORBIDDEN 'Monthly limit reached' when no search is left. */
    async requireSearchLeft(userId: string): Promise<void> {
      const { remaining } = await standOf(userId, 'searches', ALLOWANCE.premium.searches, clock.now())
      if (remaining === 0) throw usedUp('searches', 'month')
    },

    /** Reserves one search. Throws FORBIDDEN 'Monthly limit reached', which names the field. */
    reserveSearch: (userId: string): Promise<Reservation> => reserve(userId, 'searches', ALLOWANCE.premium.searches),

    /** Reserves so many characters of speech. Throws FORBIDDEN 'Monthly limit reached', which names the field. */
    async reserveSpeech(userId: string, characters: number): Promise<Reservation> {
      return reserve(userId, 'speechCharacters', (await planOf(userId)).speechCharacters, characters)
    },

    /**
     * Looks whether so many characters of speech are left, before anybody waits to reserve them. Throws FORBIDDEN 'Monthly
     * limit reached', and TOO_MANY_REQUESTS when far more was asked of the voice than this month has, and never delivered.
     */
    async requireSpeechLeft(userId: string, characters: number): Promise<void> {
      const now = clock.now()
      const { speechCharacters } = await planOf(userId)
      const { limit, period } = speechCharacters
      const { remaining } = await standOf(userId, 'speechCharacters', speechCharacters, now)
      if (characters > remaining) throw usedUp('speechCharacters', period)
      const asked = await repository.find(userId, 'speechAsked', period, periodStart(period, now))
      if (asked > ASKED_PER_ALLOWANCE * limit) throw askedTooMuch(now, periodEnd(period, now))
    },

    /** Counts characters that a voice was asked for, of this month. */
    countAskedSpeech: (userId: string, characters: number): Promise<void> =>
      repository.add(userId, 'speechAsked', { period: 'month', start: periodStart('month', clock.now()) }, characters),

    /** Keeps a reservation: the first usable piece was delivered. */
    keep: (reservation: Reservation) => repository.keep(reservation.id),
    /** Gives a reservation back: nothing was delivered. */
    giveBack: (reservation: Reservation) => repository.giveBack(reservation.id),

    /** What a user spent, period by period, and in which pieces. */
    exportOf: (userId: string) => repository.findAll(userId),

    /** Gives back what dead requests reserved and drops settled entries of earlier months. */
    async sweep(): Promise<void> {
      const now = clock.now()
      await repository.giveBackOlderThan(new Date(now.getTime() - RESERVATION_MS))
      await repository.deleteSettledBefore(new Date(now.getTime() - 62 * 24 * 60 * 60_000))
    },
  }
}

/** What tells the screens which allowance is used up. */
const LIMIT_FIELD: Record<UsageKind, string | undefined> = {
  prompts: undefined,
  searches: 'useInternetSearch',
  speechCharacters: 'text',
}

/** The refusal of an allowance that is used up. */
function usedUp(kind: UsageKind, period: UsagePeriod): AppError {
  return new AppError('FORBIDDEN', period === 'day' ? LIMIT_MESSAGE.daily : LIMIT_MESSAGE.monthly, {
    field: LIMIT_FIELD[kind],
  })
}

/** The refusal of somebody who has again and again ended texts that were almost spoken. */
function askedTooMuch(now: Date, renewsAt: Date): AppError {
  const day = renewsAt.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
  const message = `Too many texts were spoken this month without being finished. You can generate speech again on ${day}.`
  const retryAfterSeconds = Math.ceil((renewsAt.getTime() - now.getTime()) / 1_000)
  return new AppError('TOO_MANY_REQUESTS', message, { retryAfterSeconds })
}
