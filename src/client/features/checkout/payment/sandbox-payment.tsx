import { trpc } from '../../../lib/api/trpc.ts'
import { SubjectCard } from '../../../ui/data/subject-card.tsx'
import { CardFields } from './card-fields.tsx'
import styles from './payment-form.module.css'
import { PaymentProblem } from './payment-problem.tsx'
import { useCardForm } from './use-card-form.ts'
import { type Payment } from './use-payment.ts'

/** The card form of the sandbox. Its submit button is outside the form and refers to `formId`. */
export function SandboxPayment({ formId, payment }: { formId: string; payment: Payment }) {
  const utils = trpc.useUtils()
  const { errors, onSubmit } = useCardForm(payment.busy, (card) =>
    payment.pay(async (clientSecret) => {
      const { status } = await utils.client.subscription.sandbox.pay.mutate({ clientSecret, card })
      return status
    }),
  )

  return (
    <form id={formId} className={styles.form} noValidate aria-label="Payment" onSubmit={onSubmit}>
      <SubjectCard title="Card">
        <CardFields errors={errors} />
        <PaymentProblem message={errors.form} />
      </SubjectCard>
    </form>
  )
}
