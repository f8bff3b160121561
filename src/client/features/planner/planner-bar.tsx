import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { formatDay } from '../../../shared/features/planner/planner.rules.ts'
import { timeOfDay } from '../../lib/time/format-time.ts'
import { BottomBar } from '../../ui/overlays/bottom-bar.tsx'
import { usePlanner } from './planner-context.ts'
import { dayAndMonth, entryCount } from './planner-days.ts'

/** The bottom bar with the plan button and the next entry. */
export function PlannerBar({ onPlan }: { onPlan(): void }) {
  const { entries, now, timeZone } = usePlanner()
  const next = entries.find(
    ({ scheduledDate, status }) => status !== 'completed' && Date.parse(scheduledDate) >= now.getTime(),
  )
  return (
    <BottomBar
      title={entryCount(entries.length)}
      detail={
        next &&
        `Next: ${dayAndMonth(formatDay(next.scheduledDate, timeZone))}, ${timeOfDay(next.scheduledDate, timeZone)}`
      }
    >
      <Button leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />} onClick={onPlan}>
        Plan Content
      </Button>
    </BottomBar>
  )
}
