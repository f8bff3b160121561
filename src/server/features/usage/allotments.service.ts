import { ACCOUNT_BLOCKED, AppError } from '../../../shared/errors.ts'
import { type SessionUser } from '../../../shared/features/auth/auth.schema.ts'
import { type UsagePeriod } from '../../../shared/features/usage/usage.rules.ts'
import { ALLOWANCE } from '../../../shared/plans.ts'
import { type UsageRepository } from './usage.repository.ts'

const CONFIRM_FIRST = 'Confirm your email address first: open the link that we sent you. Your allowance begins with it.'

/** Stands for no limit: three times as much still fits into an integer of PostgreSQL. */
export const UNLIMITED = 700_000_000

/** An amount per period. */
export interface Allotment {
  /** `UNLIMITED` where there is none. */
  limit: number
  period: UsagePeriod
  /** Whether the host decided it, and not the plan. */
  isOfHost?: boolean
}

/** What each account may use in a UTC month on a server without plans; undefined means no limit. */
export interface HostAllowances {
  prompts: number | undefined
  searches: number | undefined
  speechCharacters: number | undefined
}

/** What an account may use. */
export interface Allotments {
  /** Whether its user has an active subscription, or needs none. */
  active: boolean
  prompts: Allotment
  searches: Allotment
  speechCharacters: Allotment
}

/** Whether a user has the large allowances; implemented by the subscription feature. */
export type HasActiveSubscription = (userId: string) => Promise<boolean>

/** What accounts may use: what an owner gave the account itself, otherwise what the host gives everyone, otherwise the plan's. */
export function createAllotments(deps: {
  /** What the host gives each account on a server without plans; undefined with plans. */
  hostAllowances: HostAllowances | undefined
  /** Whether an allowance that nobody pays for begins with the confirmed address. */
  confirmsFirst: boolean
  repository: Pick<UsageRepository, 'findOwnAllowance'>
  hasActiveSubscription: HasActiveSubscription
  /** Whether a user is the owner or a developer; implemented by the auth feature. */
  findAccess(userId: string): Promise<SessionUser['access']>
}) {
  const { hostAllowances, confirmsFirst, repository, hasActiveSubscription, findAccess } = deps

  async function findShared(userId: string, hasAccess?: boolean): Promise<Allotments> {
    if (hostAllowances) {
      const { prompts, searches, speechCharacters } = hostAllowances
      return {
        active: true,
        prompts: monthly(prompts),
        searches: monthly(searches),
        speechCharacters: monthly(speechCharacters),
      }
    }
    const active = hasAccess ?? (await hasActiveSubscription(userId))
    const { prompts, speechCharacters } = ALLOWANCE[active ? 'premium' : 'free']
    return { active, prompts, searches: ALLOWANCE.premium.searches, speechCharacters }
  }

  async function read(userId: string, hasAccess?: boolean): Promise<Allotments & { isUnconfirmed: boolean }> {
    const { isBlocked, isUnconfirmed, ...given } = await repository.findOwnAllowance(userId)
    if (isBlocked) throw new AppError('FORBIDDEN', ACCOUNT_BLOCKED, { reason: 'account_blocked' })
    const shared = await findShared(userId, hasAccess)
    const choose = (kind: 'prompts' | 'searches' | 'speechCharacters') => chooseAllotment(given[kind], shared, kind)
    return {
      active: shared.active,
      isUnconfirmed,
      prompts: choose('prompts'),
      searches: choose('searches'),
      speechCharacters: choose('speechCharacters'),
    }
  }

  return {
    /** The allotments of a user, to be shown. Throws FORBIDDEN for a blocked account. */
    read,

    /**
     * The allotments of a user, to be spent. `hasAccess`: whether there is an active subscription, if the caller knows that.
     * Throws FORBIDDEN for a blocked account, whose running request must begin nothing, and with `unverified_email` where the
     * address has to be confirmed first. Source: docs/product-rules.md#allowances.
     */
    async open(userId: string, hasAccess?: boolean): Promise<Allotments> {
      const found = await read(userId, hasAccess)
      const isPaid = found.active && !hostAllowances
      if (confirmsFirst && found.isUnconfirmed && !isPaid && (await findAccess(userId)) === 'standard')
        throw new AppError('FORBIDDEN', CONFIRM_FIRST, { reason: 'unverified_email' })
      return found
    },
  }
}

/** An own allowance counts in place of the others, but a plan that somebody pays for gives at least what it says. */
function chooseAllotment(
  given: number | null,
  shared: Allotments,
  kind: 'prompts' | 'searches' | 'speechCharacters',
): Allotment {
  const { limit, isOfHost } = shared[kind]
  const isPaid = shared.active && !isOfHost
  return given === null || (isPaid && given <= limit) ? shared[kind] : monthly(given)
}

function monthly(limit = UNLIMITED): Allotment {
  return { limit, period: 'month', isOfHost: true }
}
