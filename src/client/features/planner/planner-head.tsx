import { Button } from '@mantine/core'
import { IconCalendar, IconList, IconPlus } from '@tabler/icons-react'
import { type PlannerView } from '../../../shared/features/planner/planner.constants.ts'
import { Choice } from '../../ui/fields/choice.tsx'
import styles from './planner-head.module.css'

interface PlannerHeadProps {
  title: string
  view: PlannerView
  onView(view: PlannerView): void
  onPlan(): void
}

const VIEWS = [
  { value: 'list', label: 'List', icon: <IconList size={18} stroke={1.75} aria-hidden="true" /> },
  { value: 'calendar', label: 'Calendar', icon: <IconCalendar size={18} stroke={1.75} aria-hidden="true" /> },
] as const

/** Title, view switch and plan button. On narrow screens the plan button is in the bottom bar. */
export function PlannerHead({ title, view, onView, onPlan }: PlannerHeadProps) {
  return (
    <div className={styles.head}>
      <h2 tabIndex={-1}>{title}</h2>
      <Choice label="View" labelHidden look="segments" options={VIEWS} value={view} onChange={onView} />
      <Button
        className={styles.plan ?? ''}
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
        onClick={onPlan}
      >
        Plan Content
      </Button>
    </div>
  )
}
