import { type FormEvent, useState } from 'react'
import { trpc } from '../../../lib/api/trpc.ts'
import { focusFirstError } from '../../../components/account/account-fields.ts'
import { SubjectCard } from '../../../ui/data/subject-card.tsx'
import { toCardErrors, type CardErrors, checkCard, readCardForm } from './card-errors.ts'
import { CardFields } from './card-fields.tsx'
import styles from './payment-form.module.css'
import { PaymentProblem } from './payment-problem.tsx'
import { type Payment } from './use-payment.ts'

/** The card form of the sandbox. Its button stands elsewhere and names the form by `formId`. */
export function SandboxPayment({ formId, payment }: { formId: string; payment: Payment }) {
  const utils = trpc.useUtils()
  const [errors, setErrors] = useState<CardErrors>({})

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const card = readCardForm(form)
    const found = checkCard(card)
    setErrors(found)
    if (focusFirstError(form, found) || payment.busy) return
    const failure = await payment.pay(async (clientSecret) => {
      const { status } = await utils.client.subscription.sandbox.pay.mutate({ clientSecret, card })
      return status
    })
    if (!failure) return
    const refused = toCardErrors(failure)
    setErrors(refused)
    focusFirstError(form, refused)
  }

  return (
    <form id={formId} className={styles.form} noValidate aria-label="Payment" onSubmit={submit}>
      <SubjectCard title="Card">
        <CardFields errors={errors} />
        <PaymentProblem message={errors.form} />
      </SubjectCard>
    </form>
  )
}
