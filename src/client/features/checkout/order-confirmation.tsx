import { trpc } from '../../lib/api/trpc.ts'
import { ConfirmStep } from './payment/confirm-step.tsx'
import { type Payment } from './payment/use-payment.ts'

interface OrderConfirmationProps {
  /** The client secret of the order. */
  reference: string
  payment: Payment
  /** Returns to the card form if the payment failed. */
  onDone(): void
}

/** The confirmation step of an order. The URL contains its client secret, so it survives a reload. */
export function OrderConfirmation({ reference, payment, onDone }: OrderConfirmationProps) {
  const utils = trpc.useUtils()

  async function answer(approve: boolean): Promise<void> {
    const failure = await payment.attempt(async () => {
      const { status } = await utils.client.subscription.sandbox.confirm.mutate({ reference, approve })
      return status
    })
    // Without a response the step may still be open.
    if (failure && failure.status !== 0) onDone()
  }

  return <ConfirmStep busy={payment.busy} onAnswer={(approve) => void answer(approve)} />
}
