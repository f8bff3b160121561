import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { type Failure, readFailure } from '../../lib/api/failure.ts'
import { dismissFailure, notify } from '../../lib/feedback/notify.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { EmailField } from '../../components/account/email-field.tsx'
import { PagePending } from '../../components/page/page-pending.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SubjectCard } from '../../ui/data/subject-card.tsx'
import { useSchemaForm } from '../../ui/fields/use-schema-form.tsx'
import { CardFields } from './payment/card-fields.tsx'
import { EMPTY_CARD, GuestSchema, isAtCardField } from './payment/card-form.ts'
import { CheckoutLayout } from './checkout-layout.tsx'
import { ConfirmStep } from './payment/confirm-step.tsx'
import { OrderLayout } from './order-layout.tsx'
import { PLAN_NAME, PLAN_PERIOD } from './order-terms.ts'
import styles from './payment/payment-form.module.css'
import { PaymentProblem } from './payment/payment-problem.tsx'
import { type ChargeOutcome } from './payment/use-payment.ts'

const TITLE = 'Test checkout'

/** The sandbox's checkout for a visitor without an account. With Stripe it is a page of Stripe's. */
export function GuestPage({ sessionId }: { sessionId: string }) {
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const formId = useId()
  const [busy, setBusy] = useState(false)
  const order = trpc.subscription.sandbox.order.useQuery({ reference: sessionId })

  async function attempt(work: () => Promise<{ status: ChargeOutcome }>): Promise<Failure | undefined> {
    setBusy(true)
    dismissFailure()
    let failure: Failure | undefined
    try {
      const { status } = await work()
      if (status === 'succeeded') {
        await navigate({ to: '/subscription-success', search: { session_id: sessionId } })
        return undefined
      }
    } catch (error) {
      failure = readFailure(error)
      const atField = isAtCardField(failure)
      notify({ tone: 'failed', title: 'Payment Failed', description: failure.message, withSupport: true, atField })
    }
    await utils.subscription.sandbox.order.invalidate({ reference: sessionId })
    setBusy(false)
    return failure
  }

  const form = useSchemaForm({
    schema: GuestSchema,
    initialValues: { email: '', ...EMPTY_CARD },
    async onSubmit({ email, ...card }) {
      if (busy) return
      const failure = await attempt(() =>
        utils.client.subscription.sandbox.payAsGuest.mutate({ sessionId, email, card }),
      )
      if (failure) form.refuse(failure)
    },
  })

  async function answer(approve: boolean): Promise<void> {
    const failure = await attempt(() =>
      utils.client.subscription.sandbox.confirm.mutate({ reference: sessionId, approve }),
    )
    if (failure) form.refuse(failure)
  }

  if (order.isPending) return <PagePending />
  if (order.isError) {
    const failure = readFailure(order.error)
    const retry = failure.status === 404 ? undefined : () => void order.refetch()
    return (
      <CheckoutLayout title={TITLE}>
        <ErrorState title="This checkout did not open" {...failure} onRetry={retry}>
          <Restart />
        </ErrorState>
      </CheckoutLayout>
    )
  }
  const { plan, amountCents, renewalCents, renewsAt, state } = order.data
  if (state === 'paid' || state === 'over') {
    return (
      <CheckoutLayout
        title={TITLE}
        sub={state === 'paid' ? 'This checkout is paid.' : 'This checkout is no longer open.'}
      >
        <div className="hl-row">
          {state === 'paid' ? (
            <ButtonLink to="/subscription-success" search={{ session_id: sessionId }} size="lg">
              Go on
            </ButtonLink>
          ) : (
            <Restart />
          )}
        </div>
      </CheckoutLayout>
    )
  }
  const confirming = state === 'awaiting-confirmation'
  const terms = {
    name: PLAN_NAME[plan],
    dueCents: amountCents,
    renewalCents,
    offCents: renewalCents - amountCents,
    period: PLAN_PERIOD[plan],
  }
  return (
    <OrderLayout
      title={TITLE}
      sub="Pay first, create the account after."
      terms={terms}
      renewsAt={renewsAt}
      formId={formId}
      payable={!confirming}
      busy={busy}
    >
      {confirming ? (
        <ConfirmStep busy={busy} onAnswer={(approve) => void answer(approve)} />
      ) : (
        <form {...form.props} id={formId} className={styles.form} aria-label="Payment">
          <SubjectCard title="Payment">
            <EmailField {...form.field('email')} autoComplete="email" />
            <CardFields form={form} />
            <PaymentProblem message={form.error} />
          </SubjectCard>
        </form>
      )}
    </OrderLayout>
  )
}

function Restart() {
  return (
    <div>
      <ButtonLink to="/pricing" variant="default">
        Back to pricing
      </ButtonLink>
    </div>
  )
}
