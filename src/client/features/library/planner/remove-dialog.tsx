import { Button } from '@mantine/core'
import { useState } from 'react'
import type { PlannerEntry } from '../../../../shared/features/planner/planner.schema.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { usePlanner } from './planner-context.ts'
import { whenOf } from './planner-days.ts'

/** Asks before an entry is taken out of the plan. */
export function RemoveDialog({ entry, open, onClose }: { entry: PlannerEntry; open: boolean; onClose(): void }) {
  const { actions, timeZone, today } = usePlanner()
  const [busy, setBusy] = useState(false)

  async function remove(): Promise<void> {
    if (busy) return
    setBusy(true)
    const failure = await actions.remove(entry)
    setBusy(false)
    if (!failure) onClose()
  }

  return (
    <Dialog open={open} title="Confirm Deletion" returnsFocus={false} onClose={onClose}>
      <p>Are you sure you want to delete this planned content? This action cannot be undone.</p>
      <p className="hl-small hl-text-2 hl-figures">
        {entry.title}, {entry.platform}, {whenOf(entry, today, timeZone)}. The library item stays.
      </p>
      <DialogActions>
        <BusyButton color="red" busy={busy} busyLabel="Deleting..." onClick={() => void remove()}>
          Delete
        </BusyButton>
        <Button variant="subtle" color="gray" data-autofocus onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </Dialog>
  )
}
