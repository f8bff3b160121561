import { createFileRoute } from '@tanstack/react-router'
import { readReturnSearch, type ReturnSearch } from '../../features/checkout/checkout-search.ts'
import { DashboardPage } from '../../features/dashboard/dashboard-page.tsx'
import { offerCheckout } from '../../lib/billing/offer-checkout.ts'
import { SUBSCRIPTION_CACHE } from '../../lib/billing/use-subscription.ts'

export const Route = createFileRoute('/_app/dashboard')({
  staticData: { title: 'Dashboard', signedOutText: 'Please log in to access your dashboard.' },
  validateSearch: (search: Record<string, unknown>): ReturnSearch => readReturnSearch(search),
  beforeLoad: async ({ context, location, preload, search }) => {
    // A user who returns from a payment is not redirected before its result is known.
    if (context.user && !preload && !search.redirect_status) await offerCheckout(context.api, location.href)
  },
  // The content depends on the plan. Loading it first avoids layout shifts.
  loader: async ({ context }) => {
    if (context.user) await context.api.subscription.status.prefetch(undefined, SUBSCRIPTION_CACHE)
  },
  component: DashboardPage,
})
