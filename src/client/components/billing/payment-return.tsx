import { useNavigate } from '@tanstack/react-router'
import { notify } from '../../lib/feedback/notify.ts'
import { START_PAGE } from '../../lib/session/start-page.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { useMutationOnMount } from '../../lib/api/use-mutation-on-mount.ts'
import { PagePending } from '../page/page-pending.tsx'

/** Handles the redirect back from a bank: refreshes the subscription and removes the redirect's search parameters. */
export function PaymentReturn({ status }: { status: string }) {
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  useMutationOnMount(status, async () => {
    if (status === 'failed') {
      const description = 'Your bank did not confirm the payment. Nothing was charged.'
      notify({ tone: 'failed', title: 'Payment Failed', description, withSupport: true })
    }
    const plan = await utils.client.subscription.refresh.mutate().catch(() => undefined)
    if (plan) utils.subscription.status.setData(undefined, plan)
    else await utils.subscription.status.invalidate()
    void utils.subscription.usage.invalidate()
    await navigate({ to: START_PAGE, replace: true })
  })
  return <PagePending />
}
