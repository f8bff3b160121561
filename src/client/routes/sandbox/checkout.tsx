import { createFileRoute } from '@tanstack/react-router'
import {
  type CheckoutSearch,
  readPlanSearch,
  readSessionSearch,
  type SessionSearch,
} from '../../features/checkout/checkout-search.ts'
import { sandboxOnly } from '../../features/checkout/sandbox-only.ts'
import { GuestStart } from '../../features/checkout/guest-start.tsx'
import { GuestPage } from '../../features/checkout/guest-page.tsx'

export const Route = createFileRoute('/sandbox/checkout')({
  staticData: { title: 'Test checkout' },
  validateSearch: (search: Record<string, unknown>): CheckoutSearch & SessionSearch => ({
    ...readPlanSearch(search),
    ...readSessionSearch(search),
  }),
  beforeLoad: ({ context }) => sandboxOnly(context.api),
  component: GuestCheckout,
})

function GuestCheckout() {
  const { plan = 'monthly', session_id: sessionId } = Route.useSearch()
  if (!sessionId) return <GuestStart plan={plan} />
  return <GuestPage key={sessionId} sessionId={sessionId} />
}
