import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { type Appearance } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { TestPayments } from '../../../components/billing/test-payments.tsx'
import { useTheme } from '../../../lib/browser/use-theme.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonBars } from '../../../ui/states/skeleton-bars.tsx'
import { SubjectCard } from '../../../ui/data/subject-card.tsx'
import styles from './payment-form.module.css'
import { PaymentProblem } from './payment-problem.tsx'
import { ChargeRefused, type Payment } from './use-payment.ts'

const RETURN_PATH = '/dashboard'

interface StripePaymentProps {
  formId: string
  publishableKey: string
  isTest: boolean
  /** Amount charged now, in US cents. */
  dueCents: number
  payment: Payment
}

/** Stripe's payment form in the theme's colours. It is remounted when they change. Its submit button is outside of the form. */
export function StripePayment({ publishableKey, isTest, dueCents, ...form }: StripePaymentProps) {
  const { scheme } = useTheme()
  const { data, isError, refetch } = useQuery({
    queryKey: ['stripe', publishableKey],
    queryFn: () => loadStripe(publishableKey),
    structuralSharing: false,
  })
  if (isError) {
    return (
      <ErrorState
        title="The card form did not load"
        message="Stripe could not be reached. Nothing was charged. Check your connection, and any ad blocker."
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <SubjectCard title="Card">
      <TestPayments payments={{ isTest }} />
      {data ? (
        <Elements
          key={`${scheme} ${dueCents}`}
          stripe={data}
          options={{ mode: 'subscription', amount: dueCents, currency: 'usd', appearance: appearance() }}
        >
          <StripeForm {...form} />
        </Elements>
      ) : (
        <SkeletonBars widths={[40, 100, 100]} tall />
      )}
    </SubjectCard>
  )
}

function StripeForm({ formId, payment }: Pick<StripePaymentProps, 'formId' | 'payment'>) {
  const stripe = useStripe()
  const elements = useElements()
  const [problem, setProblem] = useState('')

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (!stripe || !elements || payment.busy) return
    setProblem('')
    const failure = await payment.pay(
      async (clientSecret) => {
        const { error } = await stripe.confirmPayment({
          elements,
          clientSecret,
          confirmParams: { return_url: `${location.origin}${RETURN_PATH}` },
          redirect: 'if_required',
        })
        if (error) throw new ChargeRefused(error.message ?? 'The payment did not go through. Try another card.')
        return 'succeeded'
      },
      async () => {
        const { error } = await elements.submit()
        if (error) throw new ChargeRefused(error.message ?? 'Check the card and try again.')
      },
    )
    setProblem(failure?.message ?? '')
  }

  return (
    <form id={formId} className={styles.stripe} aria-label="Payment" onSubmit={submit}>
      <PaymentElement />
      <PaymentProblem message={problem} />
    </form>
  )
}

/** Converts the current design tokens to Stripe's `appearance`. */
function appearance(): Appearance {
  const tokens = getComputedStyle(document.documentElement)
  const token = (name: string): string => tokens.getPropertyValue(`--hl-${name}`).trim()
  return {
    variables: {
      colorBackground: token('field'),
      colorText: token('text'),
      colorTextPlaceholder: token('text-3'),
      colorPrimary: token('accent'),
      colorDanger: token('danger'),
      borderRadius: '8px',
      fontSizeBase: '16px',
    },
    rules: { '.Input': { border: `1px solid ${token('edge')}` } },
  }
}
