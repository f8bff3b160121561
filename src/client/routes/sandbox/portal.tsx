import { createFileRoute, notFound } from '@tanstack/react-router'
import { readSessionSearch, type SessionSearch } from '../../features/checkout/checkout-search.ts'
import { sandboxOnly } from '../../features/checkout/sandbox-only.ts'
import { PortalPage } from '../../features/checkout/portal/portal-page.tsx'

export const Route = createFileRoute('/sandbox/portal')({
  staticData: { title: 'Test portal' },
  validateSearch: (search: Record<string, unknown>): SessionSearch => readSessionSearch(search),
  beforeLoad: ({ context, search }) => {
    if (!search.session_id) throw notFound()
    return sandboxOnly(context.api)
  },
  component: Portal,
})

function Portal() {
  const { session_id: portalId = '' } = Route.useSearch()
  return <PortalPage key={portalId} portalId={portalId} />
}
