import { createFileRoute, redirect, useLocation } from '@tanstack/react-router'
import { CheckoutPage } from '../../features/checkout/checkout-page.tsx'
import { type CheckoutSearch, readPlanSearch } from '../../features/checkout/checkout-search.ts'
import { markCheckoutSeen } from '../../lib/billing/checkout-seen.ts'
import { plansOnly } from '../../lib/billing/plans-only.ts'
import { lazyComponent } from '../../lib/browser/lazy-component.ts'
import { START_PAGE } from '../../lib/session/start-page.ts'

const VisitorActions = lazyComponent(() =>
  import('../../features/checkout/visitor-actions.tsx').then((module) => module.VisitorActions),
)

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * Client secret of an order that waits for the cardholder's confirmation. It is in the history entry, so that a reload
     * returns to this step.
     */
    confirming?: string | undefined
  }
}

export const Route = createFileRoute('/_app/checkout')({
  staticData: {
    title: 'Checkout',
    signedOutTitle: 'Sign In Required',
    signedOutText: 'Sign in to subscribe, so that the plan is yours on every device.',
    SignedOutActions: VisitorActions,
  },
  validateSearch: (search: Record<string, unknown>): CheckoutSearch => readPlanSearch(search),
  beforeLoad: async ({ context, preload }) => {
    await plansOnly(context.api)
    if (context.user?.access === 'owner') throw redirect({ to: START_PAGE, replace: true })
    if (context.user && !preload) markCheckoutSeen()
  },
  component: Checkout,
})

function Checkout() {
  const { plan = 'monthly' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const confirming = useLocation({ select: ({ state }) => state.confirming })
  const stay = { to: '/checkout', replace: true, resetScroll: false } as const
  return (
    <CheckoutPage
      plan={plan}
      confirming={confirming}
      onPlan={(choice) => void navigate({ ...stay, search: { plan: choice }, state: true })}
      onConfirming={(secret) =>
        void navigate({ ...stay, search: { plan }, state: (before) => ({ ...before, confirming: secret }) })
      }
    />
  )
}
