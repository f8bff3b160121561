import { type ReactNode } from 'react'
import type { SubscriptionStatus } from '../../../shared/features/subscription/subscription.schema.ts'
import { formatPrice } from '../../../shared/plans.ts'
import { START_PAGE } from '../../lib/session/start-page.ts'
import { longDay } from '../../lib/time/format-time.ts'
import { useUser } from '../../lib/session/user-context.ts'
import { ManageSubscription } from '../../components/billing/manage-subscription.tsx'
import { PlanBadge } from '../../components/billing/plan-badge.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { DescriptionList } from '../../ui/data/description-list.tsx'
import { SubjectCard } from '../../ui/data/subject-card.tsx'
import { CheckoutLayout } from './checkout-layout.tsx'
import { planTitle } from './order-terms.ts'

/** Replaces the checkout for users who already have a plan. */
export function CurrentPlan({ status }: { status: SubscriptionStatus }) {
  const { access } = useUser()
  const granted = access !== 'standard'
  return (
    <CheckoutLayout
      title="Checkout"
      sub={granted ? 'This account has every feature without a payment.' : 'You have a plan already.'}
    >
      <SubjectCard title="Your plan">
        <DescriptionList
          facts={buildItems(status, <PlanBadge access={access} hasActiveSubscription={status.hasActiveSubscription} />)}
        />
        <div className="hl-row">
          {!granted && <ManageSubscription size="lg" />}
          <ButtonLink to={START_PAGE} variant="default" size="lg">
            Start creating
          </ButtonLink>
        </div>
      </SubjectCard>
    </CheckoutLayout>
  )
}

function buildItems(status: SubscriptionStatus, badge: ReactNode) {
  const { plan, status: state, nextBillingDate, nextAmountCents, endsAt } = status
  const price = nextAmountCents === null ? '' : `${formatPrice(nextAmountCents)} on `
  return [
    { name: 'Plan', value: plan ? planTitle(plan) : badge },
    ...(plan ? [{ name: 'Access', value: badge }] : []),
    ...(nextBillingDate ? [{ name: 'Next payment', value: `${price}${longDay(nextBillingDate)}` }] : []),
    ...(state === 'past_due' ? [{ name: 'Payment', value: 'The last one failed. Update your card.' }] : []),
    ...(endsAt ? [{ name: 'Ends on', value: longDay(endsAt) }] : []),
  ]
}
