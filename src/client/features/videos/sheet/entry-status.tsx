import { IconCheck } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { PlannerStatus } from '../../../../shared/features/planner/planner.constants.ts'
import type { PlannerEntry } from '../../../../shared/features/planner/planner.schema.ts'
import { StatusSelect } from '../../../components/planner/status-select.tsx'
import { useEntryStatus } from '../../../components/planner/use-entry-status.ts'
import { languageAttributes } from '../../../lib/browser/language-attributes.ts'
import { weekdayTime } from '../../../lib/time/format-time.ts'
import { browserTimeZone } from '../../../lib/time/time-zone.ts'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import styles from './entry-status.module.css'

/** Shows time, note and status of a planned post, and the button that completes it. */
export function EntryStatus({ entry }: { entry: PlannerEntry }) {
  const { busy, setStatus } = useEntryStatus(entry)
  const [timeZone] = useState(browserTimeZone)
  const due = weekdayTime(entry.scheduledDate, timeZone)
  const rowRef = useRef<HTMLDivElement>(null)

  async function complete(): Promise<void> {
    await setStatus('completed')
    // The focused button is removed.
    if (document.activeElement === document.body) rowRef.current?.querySelector('select')?.focus()
  }

  return (
    <div className={styles.entry}>
      <div ref={rowRef} className={styles.row}>
        <time className="hl-figures" dateTime={entry.scheduledDate}>
          {due}
        </time>
        <StatusSelect
          entry={{ title: `${entry.platform}, ${due}`, status: entry.status }}
          onChange={(status: PlannerStatus) => void setStatus(status)}
        />
        {entry.status !== 'completed' && (
          <BusyButton
            className={styles.done ?? ''}
            variant="default"
            size="sm"
            busy={busy}
            busyLabel="Saving..."
            aria-label={`Mark completed: ${entry.platform}, ${due}`}
            leftSection={<IconCheck size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => void complete()}
          >
            Mark completed
          </BusyButton>
        )}
      </div>
      {entry.description !== null && (
        <p className={`hl-small hl-text-2 ${styles.note}`} {...languageAttributes(entry.description)}>
          {entry.description}
        </p>
      )}
    </div>
  )
}
