import { Navigate } from '@tanstack/react-router'
import { type Plan } from '../../../shared/features/subscription/subscription.constants.ts'
import { readFailure } from '../../lib/api/failure.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { useMutationOnMount } from '../../lib/api/use-mutation-on-mount.ts'
import { PagePending } from '../../components/page/page-pending.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { CheckoutLayout } from './checkout-layout.tsx'

/** Creates a guest checkout and redirects to its URL, so that a reload does not create another one. */
export function GuestStart({ plan }: { plan: Plan }) {
  const utils = trpc.useUtils()
  const { data, error, run } = useMutationOnMount(plan, () =>
    utils.client.subscription.sandbox.startGuestCheckout.mutate({ plan }),
  )
  if (data) return <Navigate to="/sandbox/checkout" search={{ plan, session_id: data.sessionId }} replace />
  if (!error) return <PagePending />
  const retry = (): void => void run().catch(() => undefined)
  return (
    <CheckoutLayout title="Test checkout">
      <ErrorState title="This checkout did not open" {...readFailure(error)} onRetry={retry} />
    </CheckoutLayout>
  )
}
