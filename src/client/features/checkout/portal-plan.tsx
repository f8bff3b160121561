import { Button } from '@mantine/core'
import { useState } from 'react'
import { isStanding } from '../../../shared/features/subscription/subscription.rules.ts'
import { formatPrice } from '../../../shared/plans.ts'
import { longDay } from '../../lib/time.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Facts } from '../../ui/facts.tsx'
import { SubjectCard } from '../../ui/subject-card.tsx'
import { PLAN_NAME, PLAN_PERIOD } from './order-terms.ts'
import { type PortalView, usePortalChange } from './use-portal-change.ts'

/** The plan that runs: its next payment, the change to the other one, and its end. */
export function PortalPlan({ portalId, portal }: { portalId: string; portal: PortalView }) {
  const { busy, change, calls } = usePortalChange(portalId)
  const [asking, setAsking] = useState(false)
  const { subscription } = portal

  if (!subscription || !isStanding(subscription.status)) {
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

  async function switchPlan(to: 'monthly' | 'yearly'): Promise<void> {
    await change(() => calls.changePlan.mutate({ portalId, plan: to }), 'The plan was not changed')
    setAsking(false)
  }

  return (
    <SubjectCard title="Plan">
      <Facts facts={factsOf(portal)} />
      <div className="hl-row">
        {cancelAtPeriodEnd ? (
          <BusyButton
            busy={busy}
            busyLabel="Saving..."
            onClick={() => void change(() => calls.resume.mutate({ portalId }), 'The subscription was not resumed')}
          >
            Resume subscription
          </BusyButton>
        ) : (
          <>
            {other && <Button onClick={() => setAsking(true)}>Switch to {PLAN_NAME[other.plan]}</Button>}
            <BusyButton
              variant="default"
              busy={busy}
              busyLabel="Saving..."
              onClick={() => void change(() => calls.cancel.mutate({ portalId }), 'The subscription was not cancelled')}
            >
              Cancel at period end
            </BusyButton>
          </>
        )}
      </div>
      {!cancelAtPeriodEnd && (
        <p className="hl-meta hl-figures hl-text-2">
          Cancelling keeps everything until {longDay(periodEnd)}; after that nothing is charged.
        </p>
      )}
      {other && (
        <Dialog open={asking} title={`Switch to ${PLAN_NAME[other.plan]}?`} onClose={() => setAsking(false)}>
          <p className="hl-figures">
            {formatPrice(other.priceCents)} {PLAN_PERIOD[other.plan]}, from now on. What is left of the plan that you
            paid for is taken off.
          </p>
          <DialogActions>
            <BusyButton size="lg" busy={busy} busyLabel="Saving..." onClick={() => void switchPlan(other.plan)}>
              Switch to {PLAN_NAME[other.plan]}
            </BusyButton>
            <Button variant="subtle" color="gray" size="lg" onClick={() => setAsking(false)}>
              Keep {PLAN_NAME[plan]}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </SubjectCard>
  )
}

function factsOf({ subscription, creditCents }: PortalView) {
  if (!subscription) return []
  const { plan, status, cancelAtPeriodEnd, periodEnd, nextAmountCents } = subscription
  const amount = nextAmountCents === null ? '' : `${formatPrice(nextAmountCents)} on `
  return [
    { name: 'Current plan', value: `${PLAN_NAME[plan]} Plan` },
    cancelAtPeriodEnd
      ? { name: 'Ends on', value: longDay(periodEnd) }
      : { name: 'Next payment', value: `${amount}${longDay(periodEnd)}` },
    ...(status === 'past_due' ? [{ name: 'Payment', value: 'The last one failed. Update your card.' }] : []),
    ...(creditCents > 0 ? [{ name: 'Credit', value: formatPrice(creditCents) }] : []),
  ]
}
