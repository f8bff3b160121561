import { Suspense } from 'react'
import type { PublicConfig } from '../../../../shared/features/auth/auth.schema.ts'
import { lazyComponent } from '../../../lib/browser/lazy-component.ts'
import { SupportLine } from '../../../components/dialogs/support-line.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonBars } from '../../../ui/states/skeleton-bars.tsx'
import { SandboxPayment } from './sandbox-payment.tsx'
import { type Payment } from './use-payment.ts'

const StripePayment = lazyComponent(() => import('./stripe-payment.tsx').then((module) => module.StripePayment))

interface PaymentFormProps {
  formId: string
  payments: PublicConfig['payments']
  /** Amount charged now, in US cents. */
  dueCents: number
  payment: Payment
}

/** The card form of the configured payment provider. */
export function PaymentForm({ payments, ...form }: PaymentFormProps) {
  if (payments.kind === 'sandbox') return <SandboxPayment formId={form.formId} payment={form.payment} />
  if (payments.publishableKey === '') {
    return (
      <ErrorState
        title="Payment System Unavailable"
        message="This server cannot take payments at the moment. Nothing was charged."
      >
        <SupportLine beside="" />
      </ErrorState>
    )
  }
  return (
    <Suspense fallback={<SkeletonBars widths={[40, 100, 100]} tall />}>
      <StripePayment {...form} {...payments} />
    </Suspense>
  )
}
