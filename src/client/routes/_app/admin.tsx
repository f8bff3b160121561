import { createFileRoute } from '@tanstack/react-router'
import { NotFound } from '../../components/page/not-found.tsx'
import { AdminPage } from '../../features/admin/admin-page.tsx'
import { ADMIN_TABS, type AdminSearch, readAdminSearch } from '../../features/admin/admin-search.ts'
import { useUser } from '../../lib/session/user-context.ts'

export const Route = createFileRoute('/_app/admin')({
  staticData: { title: 'This server' },
  validateSearch: (search: Record<string, unknown>): AdminSearch => readAdminSearch(search),
  component: Admin,
})

function Admin() {
  const { id, access } = useUser()
  const { tab = ADMIN_TABS[0] } = Route.useSearch()
  const navigate = Route.useNavigate()
  if (access !== 'owner') return <NotFound />
  return (
    <AdminPage
      key={id}
      tab={tab}
      onTab={(next) => void navigate({ search: readAdminSearch({ tab: next }), resetScroll: false })}
    />
  )
}
