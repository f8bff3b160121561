import { Button } from '@mantine/core'
import { formatDay } from '../../../../shared/features/planner/planner.rules.ts'
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx'
import { EntryRow } from '../entry-row.tsx'
import { usePlanner } from '../planner-context.ts'
import { dayName } from '../planner-days.ts'

/** A dialog with the entries of a day. */
export function DayDialog({ date, open, onClose }: { date: string; open: boolean; onClose(): void }) {
  const { entries, timeZone, today, open: openDialog } = usePlanner()
  return (
    <Dialog open={open} title={dayName(date, today)} size={640} returnsFocus={false} onClose={onClose}>
      <ul>
        {entries
          .filter(({ scheduledDate }) => formatDay(scheduledDate, timeZone) === date)
          .map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
      </ul>
      <DialogActions>
        <Button variant="default" onClick={() => openDialog({ kind: 'plan', date })}>
          Plan Content
        </Button>
        <Button variant="subtle" color="gray" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  )
}
