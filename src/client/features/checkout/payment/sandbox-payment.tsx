import { trpc } from '../../../lib/api/trpc.ts'
import { SubjectCard } from '../../../ui/data/subject-card.tsx'
import { useSchemaForm } from '../../../ui/fields/use-schema-form.tsx'
import { CardFields } from './card-fields.tsx'
import { CardSchema, EMPTY_CARD } from './card-form.ts'
import styles from './payment-form.module.css'
import { PaymentProblem } from './payment-problem.tsx'
import { type Payment } from './use-payment.ts'

/** The sandbox's card form. Its submit button is outside of the form and refers to `formId`. */
export function SandboxPayment({ formId, payment }: { formId: string; payment: Payment }) {
  const utils = trpc.useUtils()
  const form = useSchemaForm({
    schema: CardSchema,
    initialValues: EMPTY_CARD,
    async onSubmit(card) {
      if (payment.busy) return
      const failure = await payment.pay(async (clientSecret) => {
        const { status } = await utils.client.subscription.sandbox.pay.mutate({ clientSecret, card })
        return status
      })
      if (failure) form.refuse(failure)
    },
  })

  return (
    <form {...form.props} id={formId} className={styles.form} aria-label="Payment">
      <SubjectCard title="Card">
        <CardFields form={form} />
        <PaymentProblem message={form.error} />
      </SubjectCard>
    </form>
  )
}
