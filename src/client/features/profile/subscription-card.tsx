import { hasPlan } from '../../../shared/features/subscription/subscription.rules.ts'
import type { SubscriptionStatus } from '../../../shared/features/subscription/subscription.schema.ts'
import { formatPrice } from '../../../shared/plans.ts'
import { readFailure } from '../../lib/api/failure.ts'
import { longDay } from '../../lib/time/format-time.ts'
import { useSubscription } from '../../lib/billing/use-subscription.ts'
import { useUser } from '../../lib/session/user-context.ts'
import { planSentence } from '../../components/billing/plan-sentence.ts'
import { ManageSubscription } from '../../components/billing/manage-subscription.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { DescriptionList } from '../../ui/data/description-list.tsx'
import { SkeletonBars } from '../../ui/states/skeleton-bars.tsx'
import { SubjectCard } from '../../ui/data/subject-card.tsx'
import { PremiumOffer } from './premium-offer.tsx'

/**
 * Shows plan, price and state of the subscription, with a link to change it. Without a subscription it shows what Premium
 * includes.
 */
export function SubscriptionCard() {
  const { access } = useUser()
  const { data, error, refetch } = useSubscription()
  if (error && !data) {
    const { message, requestId } = readFailure(error)
    return (
      <ErrorState
        title="Your subscription did not load"
        message={message}
        requestId={requestId}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <SubjectCard title="Subscription">
      {!data && <SkeletonBars widths={[70, 50, 60]} />}
      {data && access !== 'standard' && (
        <p className="hl-text-2">Dev Access: everything in Premium, given by this server, with nothing to pay.</p>
      )}
      {data && access === 'standard' && <Standing subscription={data} />}
    </SubjectCard>
  )
}

function Standing({ subscription }: { subscription: SubscriptionStatus }) {
  const { status, plan, nextAmountCents, nextBillingDate, endsAt } = subscription
  const sentence = planSentence(subscription)
  if (!hasPlan(subscription)) return <PremiumOffer before={sentence} />
  const unpaid = status === 'past_due' || status === 'unpaid'
  const per = plan === 'yearly' ? 'year' : 'month'
  return (
    <>
      <p>{sentence}</p>
      <DescriptionList
        facts={[
          { name: 'Plan', value: plan === 'yearly' ? 'Yearly' : 'Monthly' },
          ...(nextAmountCents === null
            ? []
            : [{ name: 'Billing amount', value: `${formatPrice(nextAmountCents)} per ${per}` }]),
          ...(nextBillingDate ? [{ name: 'Next billing date', value: longDay(nextBillingDate) }] : []),
        ]}
      />
      <div className="hl-row">
        {unpaid && <ManageSubscription label="Update card" />}
        {!unpaid && endsAt && <ManageSubscription label="Resume" variant="default" />}
        <ManageSubscription variant="default" />
      </div>
    </>
  )
}
