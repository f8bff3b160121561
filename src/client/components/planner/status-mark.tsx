import { IconCheck } from '@tabler/icons-react'
import type { PlannerStatus } from '../../../shared/features/planner/planner.constants.ts'
import styles from './status-mark.module.css'

/** The symbol of a status. Its name must be next to it as text. */
export function StatusMark({ status }: { status: PlannerStatus }) {
  return (
    <span className={styles.mark} data-status={status} aria-hidden="true">
      {status === 'completed' && <IconCheck size={9} stroke={4} />}
    </span>
  )
}
