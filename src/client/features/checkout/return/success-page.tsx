import { useState } from 'react'
import { type Plan } from '../../../../shared/features/subscription/subscription.constants.ts'
import { PLAN_FEATURES } from '../../../../shared/plans.ts'
import { readFailure } from '../../../lib/api/failure.ts'
import { notify } from '../../../lib/feedback/notify.ts'
import { START_PAGE } from '../../../lib/session/start-page.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { useSubscription } from '../../../lib/billing/use-subscription.ts'
import { PagePending } from '../../../components/page/page-pending.tsx'
import { SupportLine } from '../../../components/dialogs/support-line.tsx'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import { forgetToolPage, readToolPage } from '../../../lib/billing/tool-page-intent.ts'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { planTitle } from '../order-terms.ts'
import { ReturnLayout } from './return-layout.tsx'
import styles from './return-layout.module.css'

const UNREAD = 'Your plan did not load'

/** The page after a payment. `plan` is from the URL. For a signed-in user the subscription's status takes precedence. */
export function SuccessPage({ plan }: { plan: Plan | undefined }) {
  const { user } = useSession()
  return user ? <PaidPlan plan={plan} /> : <ActivePlan plan={plan} sub="Sign in to see the plan on your account." />
}

function PaidPlan({ plan }: { plan: Plan | undefined }) {
  const { data, isPending } = useSubscription()
  if (isPending) return <PagePending />
  if (data?.hasActiveSubscription) {
    return <ActivePlan plan={data.plan ?? plan} sub="Your subscription is active. Everything in it is yours now." />
  }
  if (!data)
    return (
      <UnconfirmedPlan title={UNREAD} sub="The server could not be reached. What you paid for is safe." plan={plan} />
    )
  return (
    <UnconfirmedPlan
      title={buildTitle(plan)}
      sub="No active subscription shows on your account yet. A payment takes a minute at most to arrive."
      plan={plan}
    />
  )
}

function ActivePlan({ plan, sub }: { plan: Plan | undefined; sub: string }) {
  const [work] = useState(readToolPage)
  return (
    <ReturnLayout title={buildTitle(plan)} sub={sub} plan={buildTitle(plan)}>
      <div className="hl-row">
        {work && (
          <ButtonLink to={work.to} search={work.search} size="lg" onClick={forgetToolPage}>
            {work.label}
          </ButtonLink>
        )}
        <ButtonLink to={START_PAGE} variant={work ? 'default' : 'filled'} size="lg">
          Go to Dashboard
        </ButtonLink>
        {!work && (
          <ButtonLink to="/hook-generator" variant="default" size="lg">
            Write hooks
          </ButtonLink>
        )}
      </div>
      <section className={styles.benefits} aria-labelledby="benefits">
        <h2 id="benefits" className="hl-group">
          What you get
        </h2>
        <ul className={`hl-figures ${styles.list}`}>
          {PLAN_FEATURES.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </section>
    </ReturnLayout>
  )
}

interface UnconfirmedPlanProps {
  title: string
  sub: string
  plan: Plan | undefined
}

/** Shown while no subscription is known. The button asks the provider again. */
function UnconfirmedPlan({ title, sub, plan }: UnconfirmedPlanProps) {
  const utils = trpc.useUtils()
  const look = trpc.subscription.refresh.useMutation({
    onSuccess: (status) => utils.subscription.status.setData(undefined, status),
    onError: (error) =>
      notify({ tone: 'failed', title: UNREAD, description: readFailure(error).message, withSupport: true }),
  })
  return (
    <ReturnLayout title={title} sub={sub} state="failed">
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

function buildTitle(plan: Plan | undefined): string {
  return plan ? planTitle(plan) : 'Your plan'
}
