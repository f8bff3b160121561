import { type SessionUser } from '../../../shared/features/auth/auth.schema.ts'
import { PAST_DUE_GRACE_MS } from '../../../shared/features/subscription/subscription.constants.ts'
import { givesAccess, isStanding } from '../../../shared/features/subscription/subscription.rules.ts'
import { type SubscriptionStatus } from '../../../shared/features/subscription/subscription.schema.ts'
import { type StoredSubscription, type SubscriptionRepository } from './subscription.repository.ts'

/** Owner and developers; the auth feature knows them. */
export type AccessOfUser = (userId: string) => Promise<SessionUser['access']>

const NONE: Omit<SubscriptionStatus, 'introOffer'> = {
  hasActiveSubscription: false,
  status: 'none',
  plan: null,
  nextBillingDate: null,
  endsAt: null,
  nextAmountCents: null,
}

/** What owner and developers have without paying. Source: decisions 3. */
const GRANTED: SubscriptionStatus = {
  ...NONE,
  hasActiveSubscription: true,
  status: 'active',
  plan: 'monthly',
  introOffer: false,
}

/** What an account may use. Source: decisions 5. */
export function createSubscriptionService(deps: {
  accessOf: AccessOfUser
  subscriptions: Pick<SubscriptionRepository, 'findAll'>
  /** The payment provider's clock. */
  now: () => Promise<Date>
  introOffer: boolean
}) {
  const { accessOf, subscriptions, now, introOffer } = deps

  async function status(userId: string): Promise<SubscriptionStatus> {
    if ((await accessOf(userId)) !== 'standard') return GRANTED
    const all = await subscriptions.findAll(userId)
    if (all.length === 0) return { ...NONE, introOffer }
    const time = await now()
    const best = choose(all, time)
    const paidMonthly = all.some(({ plan, status: state }) => plan === 'monthly' && !state.startsWith('incomplete'))
    return { ...describe(best, time), introOffer: introOffer && !paidMonthly }
  }

  return {
    status,
    /** The only test of access to premium. */
    hasActiveSubscription: async (userId: string): Promise<boolean> => (await status(userId)).hasActiveSubscription,
    /** Every subscription of a user, for their export. */
    exportOf: (userId: string) => subscriptions.findAll(userId),
  }
}

/** The subscription that counts: one that gives access, else one that still stands, else the newest. */
function choose(all: StoredSubscription[], now: Date): StoredSubscription {
  const [newest] = all
  const found = all.find((one) => givesAccess(one, now)) ?? all.find((one) => isStanding(one.status)) ?? newest
  if (!found) throw new Error('There is nothing to choose from')
  return found
}

function describe(one: StoredSubscription, now: Date): Omit<SubscriptionStatus, 'introOffer'> {
  const active = givesAccess(one, now)
  const renews = isStanding(one.status) && !one.cancelAtPeriodEnd
  return {
    hasActiveSubscription: active,
    status: one.status,
    plan: one.plan,
    nextBillingDate: renews && one.status !== 'past_due' ? one.periodEnd.toISOString() : null,
    endsAt: active ? endOf(one) : null,
    nextAmountCents: renews ? one.nextAmountCents : null,
  }
}

function endOf({ status, cancelAtPeriodEnd, periodStart, periodEnd }: StoredSubscription): string | null {
  if (status === 'past_due') return new Date(periodStart.getTime() + PAST_DUE_GRACE_MS).toISOString()
  return cancelAtPeriodEnd ? periodEnd.toISOString() : null
}
