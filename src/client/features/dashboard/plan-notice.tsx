import { hasNotEnded } from '../../../shared/features/subscription/subscription.rules.ts'
import type { SubscriptionStatus } from '../../../shared/features/subscription/subscription.schema.ts'
import { planSentence } from '../../components/billing/plan-sentence.ts'
import { ManageSubscription } from '../../components/billing/manage-subscription.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Notice } from './notice.tsx'

/** A notice about a failed payment, a cancelled plan or no plan. */
export function PlanNotice({ subscription }: { subscription: SubscriptionStatus }) {
  const { hasActiveSubscription, status, endsAt } = subscription
  const sentence = planSentence(subscription) ?? ''
  if (status === 'past_due' || status === 'unpaid') {
    return (
      <Notice title="Payment failed" text={sentence} tone="warn">
        <ManageSubscription label="Update card" />
      </Notice>
    )
  }
  if (hasActiveSubscription) {
    if (!endsAt) return null
    return (
      <Notice title="Your plan is cancelled" text={sentence}>
        <ManageSubscription label="Resume" variant="default" />
      </Notice>
    )
  }
  if (hasNotEnded(status)) {
    return (
      <Notice title="Premium is off" text={sentence} tone="warn">
        <ManageSubscription />
      </Notice>
    )
  }
  return (
    <Notice
      title="Subscription Required"
      text="Subscribe for 1,500 prompts, 1,000 searches and 100k TTS characters per month."
    >
      <ButtonLink to="/pricing">View Pricing</ButtonLink>
    </Notice>
  )
}
