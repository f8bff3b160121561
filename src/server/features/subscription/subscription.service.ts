import { type SessionUser } from '../../../shared/features/auth/auth.schema.ts'
import { type SubscriptionStatus } from '../../../shared/features/subscription/subscription.schema.ts'

/** Owner and developers; the auth feature knows them. */
export type AccessOfUser = (userId: string) => Promise<SessionUser['access']>

const FREE: SubscriptionStatus = {
  hasActiveSubscription: false,
  status: 'none',
  plan: null,
  nextBillingDate: null,
}

/** What owner and developers have without paying. Source: decisions 3. */
const GRANTED: SubscriptionStatus = {
  hasActiveSubscription: true,
  status: 'active',
  plan: 'monthly',
  nextBillingDate: null,
}

/** What an account may use. No plan can be bought yet, so all but owner and developers are free. Source: decisions 5. */
export function createSubscriptionService({ accessOf }: { accessOf: AccessOfUser }) {
  async function status(userId: string): Promise<SubscriptionStatus> {
    return (await accessOf(userId)) === 'standard' ? FREE : GRANTED
  }
  return {
    status,
    /** The only test of access to premium. */
    hasActiveSubscription: async (userId: string): Promise<boolean> => (await status(userId)).hasActiveSubscription,
  }
}
