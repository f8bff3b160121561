import { AppError, LIMIT_MESSAGE } from '../../../shared/errors.ts'
import { periodEnd, periodStart } from '../../../shared/features/usage/usage.rules.ts'
import { type UsageOverview } from '../../../shared/features/usage/usage.schema.ts'
import { ALLOWANCE } from '../../../shared/plans.ts'
import { type Chance } from '../../chance.ts'
import { type Clock } from '../../clock.ts'
import { type Reservation, type UsageRepository } from './usage.repository.ts'

/** A reservation that was not settled after this time belongs to a request that died. Source: decisions 5. */
export const RESERVATION_MS = 5 * 60_000

/** Whether a user has the large allowances; the subscription feature knows. */
export type HasActiveSubscription = (userId: string) => Promise<boolean>

/** The quota ledger: what is reserved before a provider is called, and kept or given back after. Source: decisions 5. */
export function createUsageService(deps: {
  repository: UsageRepository
  clock: Clock
  chance: Chance
  hasActiveSubscription: HasActiveSubscription
}) {
  const { repository, clock, chance, hasActiveSubscription } = deps

  async function allowanceOf(userId: string) {
    const active = await hasActiveSubscription(userId)
    return { active, ...ALLOWANCE[active ? 'premium' : 'free'].prompts }
  }

  return {
    /** What a user has used and may still spend, with the instant of renewal. */
    async overview(userId: string): Promise<UsageOverview> {
      const now = clock.now()
      const { active, limit, period } = await allowanceOf(userId)
      const used = await repository.find(userId, 'prompts', period, periodStart(period, now))
      const resetDate = periodEnd(period, now).toISOString()
      const prompts = { used, limit, remaining: Math.max(0, limit - used), period, resetDate }
      return { hasActiveSubscription: active, prompts }
    },

    /** Reserves one prompt. Throws FORBIDDEN 'Daily limit reached' or 'Monthly limit reached'. */
    async reservePrompt(userId: string): Promise<Reservation> {
      const now = clock.now()
      const { limit, period } = await allowanceOf(userId)
      const reservation: Reservation = {
        id: chance.id(),
        userId,
        kind: 'prompts',
        period,
        periodStart: periodStart(period, now),
        amount: 1,
      }
      if (await repository.reserve(reservation, limit, now)) return reservation
      throw new AppError('FORBIDDEN', period === 'day' ? LIMIT_MESSAGE.daily : LIMIT_MESSAGE.monthly)
    },

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
