import { useHydrated } from '@tanstack/react-router'
import type { Plan } from '../../../shared/features/subscription/subscription.constants.ts'
import { isStanding } from '../../../shared/features/subscription/subscription.rules.ts'
import type { SubscriptionStatus } from '../../../shared/features/subscription/subscription.schema.ts'
import { rememberPlan } from '../../lib/purchase-intent.ts'
import { useSession } from '../../lib/use-session.ts'
import { useSubscription } from '../../lib/use-subscription.ts'
import { planSentence } from '../../parts/plan-sentence.ts'
import { ManageSubscription } from '../../parts/manage-subscription.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { SkeletonBars } from '../../ui/skeleton-bars.tsx'
import styles from './plan-action.module.css'

const LABEL = { monthly: 'Get Started - Monthly', yearly: 'Get Started - Yearly' } as const

/**
 * The way into a plan: for a visitor over an account, for a user to the checkout. Whoever has paid sees their plan
 * instead; where that could not be asked, the checkout will say so. Source: decisions 4.
 */
export function PlanAction({ plan }: { plan: Plan }) {
  const hydrated = useHydrated()
  const { signedIn, user } = useSession()
  const { data: subscription, isPending } = useSubscription({ enabled: signedIn })
  const look = { variant: plan === 'yearly' ? 'filled' : 'default', size: 'lg', fullWidth: true } as const

  if (!hydrated || !signedIn) {
    return (
      <ButtonLink to="/signup" {...look} onClick={() => rememberPlan(plan)}>
        {LABEL[plan]}
      </ButtonLink>
    )
  }
  if (isPending) {
    return (
      <div className={styles.waiting}>
        <SkeletonBars widths={[100]} tall />
      </div>
    )
  }
  if (subscription?.hasActiveSubscription && user && user.access !== 'standard') {
    return <p className={`hl-text-2 ${styles.note}`}>Your account has this without a plan.</p>
  }
  if (subscription && standsAlready(subscription)) {
    if (subscription.plan === plan) return <CurrentPlan subscription={subscription} />
    return <p className={`hl-text-2 ${styles.note}`}>Change your plan under Manage Subscription.</p>
  }
  return (
    <ButtonLink to="/checkout" search={{ plan }} {...look}>
      {LABEL[plan]}
    </ButtonLink>
  )
}

/** Beside one that has lapsed but still stands, too, there must not be a second one. */
function standsAlready({ hasActiveSubscription, status }: SubscriptionStatus): boolean {
  return hasActiveSubscription || (status !== 'none' && isStanding(status))
}

function CurrentPlan({ subscription }: { subscription: SubscriptionStatus }) {
  return (
    <div className={styles.current}>
      <p>
        <b className={styles.words}>Your current plan</b>
        <span className="hl-small hl-text-2">{planSentence(subscription)}</span>
      </p>
      <ManageSubscription variant="default" size="lg" />
    </div>
  )
}
