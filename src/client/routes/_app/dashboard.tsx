import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage } from '../../features/dashboard/dashboard-page.tsx'
import { offerCheckout } from '../../lib/offer-checkout.ts'
import { SUBSCRIPTION_CACHE } from '../../lib/use-subscription.ts'

export const Route = createFileRoute('/_app/dashboard')({
  staticData: { title: 'Dashboard', signedOutText: 'Please log in to access your dashboard.' },
  beforeLoad: async ({ context, preload }) => {
    if (context.user && !preload) await offerCheckout(context.api)
  },
  // The plan decides what stands on the page: known first, nothing moves.
  loader: async ({ context }) => {
    if (context.user) await context.api.subscription.status.prefetch(undefined, SUBSCRIPTION_CACHE)
  },
  component: DashboardPage,
})
