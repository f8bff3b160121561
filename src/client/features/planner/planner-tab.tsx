import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type PlannerView } from '../../../shared/features/planner/planner.constants.ts'
import { readFailure } from '../../lib/api/failure.ts'
import { usePlannerEntries } from '../../lib/api/use-planner-entries.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBars } from '../../ui/states/skeleton-bars.tsx'
import { FeedCard } from './feed/feed-card.tsx'
import { PlannerBar } from './planner-bar.tsx'
import { PlannerCalendar } from './calendar/planner-calendar.tsx'
import { PlannerContext } from './planner-context.ts'
import { dayAndMonth } from './planner-days.ts'
import { PlannerDialogs } from './dialogs/planner-dialogs.tsx'
import { PlannerHead } from './planner-head.tsx'
import { PlannerList } from './planner-list.tsx'
import styles from './planner-tab.module.css'
import { usePlannerState } from './use-planner-state.ts'

/** The planner: a list, or a calendar of the next 30 days. */
export function PlannerTab({ view, onView }: { view: PlannerView; onView(view: PlannerView): void }) {
  const { data, error, refetch } = usePlannerEntries({ staleTime: 0 })
  const { rootRef, days, planner, dialogs } = usePlannerState(data)
  const failure = error && !data ? readFailure(error) : null
  const hasEntries = data !== undefined && data.length > 0
  const plan = (): void => planner.open({ kind: 'plan' })
  const title =
    view === 'calendar'
      ? `${dayAndMonth(days[0]?.date ?? planner.today)} to ${dayAndMonth(days.at(-1)?.date ?? planner.today)}`
      : 'Everything planned'

  return (
    <PlannerContext value={planner}>
      <div ref={rootRef} className={styles.planner} data-bar={hasEntries || undefined}>
        {failure && <ErrorState title="Failed to fetch planner items" {...failure} onRetry={() => void refetch()} />}
        {!data && !failure && <SkeletonBars widths={[40, 90, 80, 85, 60]} tall />}
        {data?.length === 0 && (
          <EmptyState
            title="Nothing planned yet"
            reason="Choose something from your library, a platform and a time, and it shows here."
          >
            <Button leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />} onClick={plan}>
              Plan Content
            </Button>
          </EmptyState>
        )}
        {hasEntries && (
          <>
            <PlannerHead title={title} view={view} onView={onView} onPlan={plan} />
            {view === 'calendar' ? <PlannerCalendar days={days} onList={() => onView('list')} /> : <PlannerList />}
          </>
        )}
        {data && <FeedCard />}
        {hasEntries && <PlannerBar onPlan={plan} />}
        <PlannerDialogs {...dialogs} />
      </div>
    </PlannerContext>
  )
}
