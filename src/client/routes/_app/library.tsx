import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { PagePending } from '../../components/page/page-pending.tsx'
import { LibraryPage } from '../../features/library/library-page.tsx'
import { type LibrarySearch, readLibrarySearch } from '../../features/library/library-search.ts'
import { useSheetFocus } from '../../features/videos/use-sheet-focus.ts'
import { lazyComponent } from '../../lib/browser/lazy-component.ts'
import { useUser } from '../../lib/session/user-context.ts'

const PlannerTab = lazyComponent(() =>
  import('../../features/planner/planner-tab.tsx').then((module) => module.PlannerTab),
)
const VideoPage = lazyComponent(() => import('../../features/videos/video-page.tsx').then((module) => module.VideoPage))
const ItemPage = lazyComponent(() => import('../../features/videos/item-page.tsx').then((module) => module.ItemPage))

export const Route = createFileRoute('/_app/library')({
  staticData: { title: 'Library' },
  validateSearch: (search: Record<string, unknown>): LibrarySearch => readLibrarySearch(search),
  component: Library,
})

function Library() {
  const user = useUser()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { tab, view, video, item } = search
  // The sheet of a planned video or item replaces the plan.
  const sheet = tab === 'planner' ? (video ?? item) : undefined
  const isArrival = useSheetFocus(sheet)
  if (sheet !== undefined) {
    return (
      <Suspense key={user.id} fallback={<PagePending />}>
        {video !== undefined ? (
          <VideoPage key={video} videoId={video} view={view} isArrival={isArrival} />
        ) : (
          <ItemPage key={sheet} itemId={sheet} view={view} isArrival={isArrival} />
        )}
      </Suspense>
    )
  }
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
