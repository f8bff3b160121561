import { SupportLine } from '../../../components/dialogs/support-line.tsx'
import { FieldError } from '../../../ui/fields/field-error.tsx'
import styles from './payment-form.module.css'

/** Shows a payment error and the support address. */
export function PaymentProblem({ message }: { message: string | undefined }) {
  if (!message) return null
  return (
    <div role="alert" className={styles.problem}>
      <FieldError>{message}</FieldError>
      <SupportLine beside={message} />
    </div>
  )
}
