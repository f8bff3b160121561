import { createFileRoute, notFound } from '@tanstack/react-router'
import { readSessionSearch, type SessionSearch } from '../../features/checkout/checkout-search.ts'
import { PortalPage } from '../../features/checkout/portal-page.tsx'

export const Route = createFileRoute('/sandbox/portal')({
  staticData: { title: 'Test portal' },
  validateSearch: (search: Record<string, unknown>): SessionSearch => readSessionSearch(search),
  /** Only where the sandbox takes the money. */
  beforeLoad: async ({ context: { api }, search }) => {
    const { payments } = await api.auth.config.ensureData()
    if (payments.kind !== 'sandbox' || !search.session_id) throw notFound()
  },
  component: Portal,
})

function Portal() {
  const { session_id: portalId = '' } = Route.useSearch()
  return <PortalPage key={portalId} portalId={portalId} />
}
