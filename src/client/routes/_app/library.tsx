import { createFileRoute } from '@tanstack/react-router'
import { LibraryPage } from '../../features/library/library-page.tsx'
import { type LibrarySearch, readLibrarySearch } from '../../features/library/library-search.ts'
import { lazyComponent } from '../../lib/browser/lazy-component.ts'
import { useUser } from '../../lib/session/user-context.ts'

const PlannerTab = lazyComponent(() =>
  import('../../features/planner/planner-tab.tsx').then((module) => module.PlannerTab),
)

export const Route = createFileRoute('/_app/library')({
  staticData: { title: 'Library' },
  validateSearch: (search: Record<string, unknown>): LibrarySearch => readLibrarySearch(search),
  component: Library,
})

function Library() {
  const user = useUser()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <LibraryPage
      key={user.id}
      search={search}
      Planner={PlannerTab}
      onSearch={(change, { replace } = { replace: false }) =>
        void navigate({
          search: (before) => readLibrarySearch({ ...before, ...change }),
          replace,
          resetScroll: false,
        })
      }
    />
  )
}
