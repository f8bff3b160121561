import { useId } from 'react'
import type { PublicConfig } from '../../../shared/features/auth/auth.schema.ts'
import { type Plan } from '../../../shared/features/subscription/subscription.constants.ts'
import { hasPlan } from '../../../shared/features/subscription/subscription.rules.ts'
import type { SubscriptionStatus } from '../../../shared/features/subscription/subscription.schema.ts'
import { readFailure } from '../../lib/api/failure.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { useSubscription } from '../../lib/billing/use-subscription.ts'
import { PagePending } from '../../components/page/page-pending.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { CheckoutLayout } from './checkout-layout.tsx'
import { CheckoutLinks } from './checkout-links.tsx'
import { CurrentPlan } from './current-plan.tsx'
import { FreePlan } from './free-plan.tsx'
import { OrderConfirmation } from './order-confirmation.tsx'
import { OrderLayout } from './order-layout.tsx'
import { orderTerms, formatRenewal } from './order-terms.ts'
import { PaymentForm } from './payment/payment-form.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { useFrozen } from './use-frozen.ts'
import { usePayment } from './payment/use-payment.ts'

interface CheckoutPageProps {
  plan: Plan
  /** Client secret of an order that waits for the cardholder's confirmation. */
  confirming: string | undefined
  onPlan(plan: Plan): void
  onConfirming(clientSecret: string | undefined): void
}

/** Chooses and pays a plan. A user who already has a plan sees that plan instead. */
export function CheckoutPage(props: CheckoutPageProps) {
  const subscription = useSubscription()
  const config = trpc.auth.config.useQuery()
  const payment = usePayment(props.plan, props.onConfirming)
  const { data: status } = subscription
  // A payment ends the introductory offer, but the summary must not change during the payment.
  const order = useFrozen(status, payment.busy)
  const payments = config.data?.payments

  if (status && payments) {
    if (hasPlan(status) && !payment.busy) return <CurrentPlan status={status} />
    return <Order {...props} status={order ?? status} payments={payments} payment={payment} />
  }
  const error = subscription.error ?? config.error
  if (!error) return <PagePending />
  const retry = (): void => void Promise.all([subscription.refetch(), config.refetch()])
  return (
    <CheckoutLayout title="Checkout" foot={<CheckoutLinks />}>
      <ErrorState title="Checkout did not load" {...readFailure(error)} onRetry={retry} />
    </CheckoutLayout>
  )
}

interface OrderProps extends CheckoutPageProps {
  status: SubscriptionStatus
  payments: PublicConfig['payments']
  payment: ReturnType<typeof usePayment>
}

function Order({ plan, confirming, onPlan, onConfirming, status, payments, payment }: OrderProps) {
  const formId = useId()
  const { introOffer, now } = status
  const terms = orderTerms(plan, introOffer)
  const payable = !confirming && (payments.kind === 'sandbox' || payments.publishableKey !== '')

  return (
    <OrderLayout
      lead={<FreePlan />}
      title="Checkout"
      foot={<CheckoutLinks />}
      terms={terms}
      renewsAt={formatRenewal(plan, now)}
      formId={formId}
      payable={payable}
      busy={payment.busy}
    >
      {confirming ? (
        <OrderConfirmation reference={confirming} payment={payment} onDone={() => onConfirming(undefined)} />
      ) : (
        <>
          <PlanChoice plan={plan} introOffer={introOffer} disabled={payment.busy} onChange={onPlan} />
          <PaymentForm formId={formId} payments={payments} dueCents={terms.dueCents} payment={payment} />
        </>
      )}
    </OrderLayout>
  )
}
