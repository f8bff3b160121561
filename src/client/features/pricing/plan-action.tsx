import { useHydrated } from '@tanstack/react-router'
import type { Plan } from '../../../shared/features/subscription/subscription.constants.ts'
import { hasPlan } from '../../../shared/features/subscription/subscription.rules.ts'
import type { SubscriptionStatus } from '../../../shared/features/subscription/subscription.schema.ts'
import { rememberPlan } from '../../lib/billing/purchase-intent.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { useSubscription } from '../../lib/billing/use-subscription.ts'
import { planSentence } from '../../components/billing/plan-sentence.ts'
import { StartLink } from '../../components/account/start-link.tsx'
import { ManageSubscription } from '../../components/billing/manage-subscription.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { SkeletonBars } from '../../ui/states/skeleton-bars.tsx'
import styles from './plan-action.module.css'

const LABEL = { monthly: 'Get Started - Monthly', yearly: 'Get Started - Yearly' } as const
const SWITCH = { monthly: 'Switch to Monthly', yearly: 'Switch to Yearly' } as const

/**
 * The button of a plan: sign-up for a visitor, the checkout for a user. A subscriber sees the own plan instead. If the
 * subscription could not be loaded, the checkout reports the error. Source: docs/product-rules.md#navigation.
 */
export function PlanAction({ plan }: { plan: Plan }) {
  const hydrated = useHydrated()
  const { signedIn, user } = useSession()
  const { data: subscription, isPending } = useSubscription({ enabled: signedIn })
  const look = { variant: plan === 'yearly' ? 'filled' : 'default', size: 'lg', fullWidth: true } as const

  if (!hydrated || !signedIn) {
    const remember = (): void => rememberPlan(plan)
    return (
      <StartLink {...look} onClick={remember} onAuxClick={remember}>
        {LABEL[plan]}
      </StartLink>
    )
  }
  if (user && user.access !== 'standard') return <Note>Your account has this without a plan.</Note>
  if (isPending) {
    return (
      <div className={styles.waiting}>
        <SkeletonBars widths={[100]} tall />
      </div>
    )
  }
  if (subscription && hasPlan(subscription)) return <OwnPlan plan={plan} subscription={subscription} />
  return (
    <ButtonLink to="/checkout" search={{ plan }} {...look}>
      {LABEL[plan]}
    </ButtonLink>
  )
}

/** Shows the state of the active plan, or a button that changes to the other one. Both use the portal. */
function OwnPlan({ plan, subscription }: { plan: Plan; subscription: SubscriptionStatus }) {
  const look = { variant: 'default', size: 'lg' } as const
  if (subscription.plan === plan) {
    return (
      <div className={styles.current}>
        <p>
          <b className={styles.words}>Your current plan</b>
          <span className="hl-small hl-text-2">{planSentence(subscription)}</span>
        </p>
        <ManageSubscription {...look} />
      </div>
    )
  }
  const ending = subscription.endsAt !== null && subscription.status !== 'past_due'
  if (ending) return <Note>Resume your plan first to change to this one.</Note>
  return (
    <div className={styles.current}>
      <ManageSubscription label={SWITCH[plan]} {...look} />
    </div>
  )
}

function Note({ children }: { children: string }) {
  return <p className={`hl-text-2 ${styles.note}`}>{children}</p>
}
