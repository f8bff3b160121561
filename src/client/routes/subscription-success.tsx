import { createFileRoute, redirect } from '@tanstack/react-router'
import { readSessionSearch, type SessionSearch } from '../features/checkout/checkout-search.ts'
import { SubscriptionReturnPage } from '../features/checkout/return/subscription-return-page.tsx'
import { notify } from '../lib/feedback/notify.ts'
import { plansOnly } from '../lib/billing/plans-only.ts'

export const Route = createFileRoute('/subscription-success')({
  staticData: { title: 'Your subscription' },
  validateSearch: (search: Record<string, unknown>): SessionSearch => readSessionSearch(search),
  beforeLoad: async ({ context, search, preload }) => {
    await plansOnly(context.api)
    if (search.session_id) return
    if (!preload) notify({ tone: 'failed', title: 'Error', description: 'Invalid subscription session.' })
    throw redirect({ to: '/pricing', replace: true })
  },
  loader: ({ context: { session, api } }) =>
    Promise.all([session.load(), api.auth.config.ensureData()]).catch(() => undefined),
  component: SubscriptionReturn,
})

function SubscriptionReturn() {
  const { session_id: sessionId = '' } = Route.useSearch()
  return <SubscriptionReturnPage key={sessionId} sessionId={sessionId} />
}
