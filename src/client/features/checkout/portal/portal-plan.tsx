import { Button } from '@mantine/core'
import { useState } from 'react'
import { hasNotEnded } from '../../../../shared/features/subscription/subscription.rules.ts'
import { formatPrice } from '../../../../shared/plans.ts'
import { announce } from '../../../lib/feedback/announce.ts'
import { longDay } from '../../../lib/time/format-time.ts'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import { DescriptionList } from '../../../ui/data/description-list.tsx'
import { SubjectCard } from '../../../ui/data/subject-card.tsx'
import { PLAN_NAME, PLAN_PERIOD, planTitle } from '../order-terms.ts'
import { type PortalView, usePortalChange } from './use-portal-change.ts'

type PlanOffer = PortalView['plans'][number]

/** Shows the current plan and its next payment. The plan can be switched or cancelled. */
export function PortalPlan({ portalId, portal }: { portalId: string; portal: PortalView }) {
  const { busy, change, calls } = usePortalChange(portalId)
  const [asking, setAsking] = useState(false)
  // Stays while the dialog fades out, when the new plan is already the current one.
  const [asked, setAsked] = useState<PlanOffer>()
  const { subscription } = portal

  if (!subscription || !hasNotEnded(subscription.status)) {
    return (
      <SubjectCard title="Plan">
        <p>No subscription is running.</p>
        <div>
          <ButtonLink to="/checkout">Choose a plan</ButtonLink>
        </div>
      </SubjectCard>
    )
  }
  const { plan, cancelAtPeriodEnd, periodEnd } = subscription
  const other = portal.plans.find((one) => one.plan !== plan)

  function ask(offer: PlanOffer): void {
    setAsked(offer)
    setAsking(true)
  }

  async function switchPlan(to: PlanOffer['plan']): Promise<void> {
    const failure = await change(() => calls.changePlan.mutate({ portalId, plan: to }), 'The plan was not changed')
    if (!failure) announce(`Your plan is ${PLAN_NAME[to]} now.`)
    setAsking(false)
  }

  async function cancelOrResume(): Promise<void> {
    const failure = await (cancelAtPeriodEnd
      ? change(() => calls.resume.mutate({ portalId }), 'The subscription was not resumed')
      : change(() => calls.cancel.mutate({ portalId }), 'The subscription was not cancelled'))
    if (!failure) announce(cancelAtPeriodEnd ? 'Your subscription continues.' : `Ends on ${longDay(periodEnd)}.`)
  }

  return (
    <SubjectCard title="Plan">
      <DescriptionList facts={buildItems(portal)} />
      <div className="hl-row">
        {!cancelAtPeriodEnd && other && (
          <Button variant="default" onClick={() => ask(other)}>
            Switch to {PLAN_NAME[other.plan]}
          </Button>
        )}
        <BusyButton
          variant={cancelAtPeriodEnd ? 'default' : 'subtle'}
          color="gray"
          busy={busy}
          busyLabel="Saving..."
          onClick={() => void cancelOrResume()}
        >
          {cancelAtPeriodEnd ? 'Resume subscription' : 'Cancel at period end'}
        </BusyButton>
      </div>
      {!cancelAtPeriodEnd && (
        <p className="hl-meta hl-figures hl-text-2">
          Cancelling keeps everything until {longDay(periodEnd)}; after that nothing is charged.
        </p>
      )}
      {asked && (
        <ConfirmDialog
          open={asking}
          title={`Switch to ${PLAN_NAME[asked.plan]}?`}
          confirmLabel={`Switch to ${PLAN_NAME[asked.plan]}`}
          cancelLabel={`Keep ${PLAN_NAME[asked.plan === 'yearly' ? 'monthly' : 'yearly']}`}
          busyLabel="Saving..."
          busy={busy}
          focus="confirm"
          onConfirm={() => void switchPlan(asked.plan)}
          onClose={() => setAsking(false)}
        >
          <p className="hl-figures">
            {formatPrice(asked.priceCents)} {PLAN_PERIOD[asked.plan]}, from now on. What is left of the plan that you
            paid for is taken off.
          </p>
        </ConfirmDialog>
      )}
    </SubjectCard>
  )
}

function buildItems({ subscription, creditCents }: PortalView) {
  if (!subscription) return []
  const { plan, status, cancelAtPeriodEnd, periodEnd, nextAmountCents } = subscription
  const amount = nextAmountCents === null ? '' : `${formatPrice(nextAmountCents)} on `
  return [
    { name: 'Current plan', value: planTitle(plan) },
    cancelAtPeriodEnd
      ? { name: 'Ends on', value: longDay(periodEnd) }
      : { name: 'Next payment', value: `${amount}${longDay(periodEnd)}` },
    ...(status === 'past_due' ? [{ name: 'Payment', value: 'The last one failed. Update your card.' }] : []),
    ...(creditCents > 0 ? [{ name: 'Credit', value: formatPrice(creditCents) }] : []),
  ]
}
