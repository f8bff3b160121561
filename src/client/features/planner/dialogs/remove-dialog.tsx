import { useState } from 'react'
import type { PlannerEntry } from '../../../../shared/features/planner/planner.schema.ts'
import { DeletionQuestion } from '../../../components/dialogs/deletion-dialog.tsx'
import { usePlanner } from '../planner-context.ts'
import { formatWhen } from '../planner-days.ts'
import { languageAttributes } from '../../../lib/browser/language-attributes.ts'

/** Asks before an entry is removed from the plan. */
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
    <DeletionQuestion
      open={open}
      what="planned content"
      busy={busy}
      returnsFocus={false}
      onDelete={() => void remove()}
      onClose={onClose}
    >
      <p className="hl-small hl-text-2 hl-figures">
        <bdi {...languageAttributes(entry.title)}>{entry.title}</bdi>, {entry.platform},{' '}
        {formatWhen(entry, today, timeZone)}. The library item stays.
      </p>
    </DeletionQuestion>
  )
}
