import { type SessionUser } from '../../../shared/features/auth/auth.schema.ts'
import { givesAccess, graceEnd, hasNotEnded, renews } from '../../../shared/features/subscription/subscription.rules.ts'
import { type SubscriptionStatus } from '../../../shared/features/subscription/subscription.schema.ts'
import { type Plan } from '../../../shared/features/subscription/subscription.constants.ts'
import { type StoredSubscription } from './subscription-reader.repository.ts'
import { type SubscriptionRepository } from './subscription.repository.ts'

/** Returns the access of owner and developers; implemented by the auth feature. */
export type FindAccess = (userId: string) => Promise<SessionUser['access']>

type SubscriptionState = Omit<SubscriptionStatus, 'introOffer' | 'now'>

const NONE: SubscriptionState = {
  hasActiveSubscription: false,
  status: 'none',
  plan: null,
  nextBillingDate: null,
  endsAt: null,
  nextAmountCents: null,
}

/** The state of owner and developers, who do not pay. */
const GRANTED: SubscriptionState = { ...NONE, hasActiveSubscription: true, status: 'active', plan: 'monthly' }

/** The access of an account. Source: docs/product-rules.md#access. */
export function createSubscriptionService(deps: {
  findAccess: FindAccess
  subscriptions: Pick<SubscriptionRepository, 'findStanding' | 'findAllOf' | 'exportData'>
  /** The current time of the payment provider. */
  now: () => Promise<Date>
  introOffer: boolean
  /** Whether there are plans; without them every account has what the owner has. */
  hasPlans: boolean
  /** Whether a subscription gives access: one that charged no card does not where the host pays for what it gives. */
  grantsAccess: boolean
}) {
  const { findAccess, subscriptions, now, introOffer, hasPlans, grantsAccess } = deps

  /** The only decision about the introductory price: it is for who never had a plan. */
  const isIntroOffered = (hadPlan: boolean): boolean => introOffer && !hadPlan

  async function status(userId: string, known?: SessionUser['access']): Promise<SubscriptionStatus> {
    if (!hasPlans) return { ...GRANTED, introOffer: false, now: (await now()).toISOString() }
    const [access, { all, hadPlan }, time] = await Promise.all([
      known ?? findAccess(userId),
      subscriptions.findStanding(userId),
      now(),
    ])
    const at = { now: time.toISOString() }
    if (access !== 'standard') return { ...GRANTED, introOffer: false, ...at }
    const standing = all.length === 0 ? NONE : describe(choose(all, time), time)
    const hasActiveSubscription = standing.hasActiveSubscription && grantsAccess
    return { ...standing, hasActiveSubscription, introOffer: isIntroOffered(hadPlan), ...at }
  }

  return {
    /** `known` is the access of a user whose session was read for this request. */
    status,
    /** The only check of premium access. */
    hasActiveSubscription: async (userId: string): Promise<boolean> => (await status(userId)).hasActiveSubscription,

    /** Whether the first month of a monthly plan costs this user the introductory price, as `status` says. */
    isIntroOffered: async (userId: string): Promise<boolean> =>
      isIntroOffered((await subscriptions.findStanding(userId)).hadPlan),

    /** The plans that give these users access, by user, and the users who will be charged again. */
    async standingsOf(userIds: readonly string[]): Promise<{ plans: Map<string, Plan>; renewing: Set<string> }> {
      const all = hasPlans && userIds.length > 0 ? await subscriptions.findAllOf(userIds) : []
      const time = await now()
      const giving = grantsAccess ? all.filter((one) => givesAccess(one, time)) : []
      return {
        plans: new Map(giving.map(({ userId, plan }) => [userId, plan])),
        renewing: new Set(all.filter(renews).map(({ userId }) => userId)),
      }
    },

    exportData: subscriptions.exportData,
  }
}

/** The relevant subscription: one that gives access, otherwise one that has not ended, otherwise the newest. */
function choose(all: StoredSubscription[], now: Date): StoredSubscription {
  const [newest] = all
  const found = all.find((one) => givesAccess(one, now)) ?? all.find((one) => hasNotEnded(one.status)) ?? newest
  if (!found) throw new Error('There is nothing to choose from')
  return found
}

function describe(one: StoredSubscription, now: Date): SubscriptionState {
  const active = givesAccess(one, now)
  const nextAmountCents = renews(one) ? one.nextAmountCents : null
  return {
    hasActiveSubscription: active,
    status: one.status,
    plan: one.plan,
    nextBillingDate: nextAmountCents !== null && one.status !== 'past_due' ? one.periodEnd.toISOString() : null,
    endsAt: active ? computeEnd(one) : null,
    nextAmountCents,
  }
}

function computeEnd(one: StoredSubscription): string | null {
  if (one.status === 'past_due') return graceEnd(one).toISOString()
  return one.cancelAtPeriodEnd ? one.periodEnd.toISOString() : null
}
