import { type Plan } from '../../../shared/features/subscription/subscription.constants.ts'
import { PLAN_FEATURES } from '../../../shared/plans.ts'
import { START_PAGE } from '../../lib/start-page.ts'
import { trpc } from '../../lib/trpc.ts'
import { useSession } from '../../lib/use-session.ts'
import { useSubscription } from '../../lib/use-subscription.ts'
import { PagePending } from '../../parts/page-pending.tsx'
import { SupportLine } from '../../parts/support-line.tsx'
import { BusyButton } from '../../ui/busy-button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PLAN_NAME } from './order-terms.ts'
import { ReturnLayout } from './return-layout.tsx'
import styles from './return-layout.module.css'

/** After a payment. `plan` is what the address says; what an account really has, its status says. */
export function SuccessPage({ plan }: { plan: Plan | undefined }) {
  const { user } = useSession()
  return user ? <PaidPlan plan={plan} /> : <UnknownPlan plan={plan} />
}

function PaidPlan({ plan }: { plan: Plan | undefined }) {
  const utils = trpc.useUtils()
  const { data, isPending } = useSubscription()
  const look = trpc.subscription.refresh.useMutation({
    onSuccess: (status) => utils.subscription.status.setData(undefined, status),
  })
  if (isPending) return <PagePending />
  if (!data?.hasActiveSubscription) {
    return (
      <ReturnLayout
        title={titleOf(plan)}
        sub="No active subscription shows on your account yet. A payment takes a minute at most to arrive."
        short
      >
        <div className="hl-row">
          <BusyButton size="lg" busy={look.isPending} busyLabel="Checking..." onClick={() => look.mutate()}>
            Check again
          </BusyButton>
          <ButtonLink to="/checkout" search={plan ? { plan } : {}} variant="default" size="lg">
            Back to checkout
          </ButtonLink>
        </div>
        <SupportLine beside="" />
      </ReturnLayout>
    )
  }
  return (
    <ReturnLayout title={titleOf(data.plan ?? plan)} sub="Your subscription is active. Everything in it is yours now.">
      <div className="hl-row">
        <ButtonLink to={START_PAGE} size="lg">
          Go to Dashboard
        </ButtonLink>
        <ButtonLink to="/hook-generator" variant="default" size="lg">
          Write hooks
        </ButtonLink>
      </div>
      <Benefits />
    </ReturnLayout>
  )
}

function UnknownPlan({ plan }: { plan: Plan | undefined }) {
  return (
    <ReturnLayout title={titleOf(plan)} sub="Sign in to see the plan on your account.">
      <div className="hl-row">
        <ButtonLink to={START_PAGE} size="lg">
          Go to Dashboard
        </ButtonLink>
        <ButtonLink to="/hook-generator" variant="default" size="lg">
          Write hooks
        </ButtonLink>
      </div>
      <Benefits />
    </ReturnLayout>
  )
}

function Benefits() {
  return (
    <section className={styles.benefits} aria-labelledby="benefits">
      <h2 id="benefits" className="hl-group">
        What it holds
      </h2>
      <ul className={`hl-figures ${styles.list}`}>
        {PLAN_FEATURES.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </section>
  )
}

function titleOf(plan: Plan | undefined): string {
  return plan ? `${PLAN_NAME[plan]} Plan` : 'Your plan'
}
