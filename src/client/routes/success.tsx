import { createFileRoute } from '@tanstack/react-router'
import { type CheckoutSearch, readPlanSearch } from '../features/checkout/checkout-search.ts'
import { SuccessPage } from '../features/checkout/return/success-page.tsx'
import { plansOnly } from '../lib/billing/plans-only.ts'

export const Route = createFileRoute('/success')({
  staticData: { title: 'Your plan' },
  validateSearch: (search: Record<string, unknown>): CheckoutSearch => readPlanSearch(search),
  beforeLoad: ({ context }) => plansOnly(context.api),
  loader: ({ context }) => context.session.load().catch(() => undefined),
  component: Success,
})

function Success() {
  const { plan } = Route.useSearch()
  return <SuccessPage plan={plan} />
}
