import { useState } from 'react'
import { DayDialog } from './day-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { type PlannerDialog } from '../planner-context.ts'
import { RemoveDialog } from './remove-dialog.tsx'

interface PlannerDialogsProps {
  dialog: PlannerDialog | null
  /** The day whose entries are shown, `YYYY-MM-DD`. Hidden while another dialog is open. */
  day: string | null
  onClose(): void
  onCloseDay(): void
}

/** The dialogs of the planner, one at a time. A closing dialog keeps its content while it fades out. */
export function PlannerDialogs({ dialog, day, onClose, onCloseDay }: PlannerDialogsProps) {
  const [last, setLast] = useState({ dialog, day })
  if ((dialog && dialog !== last.dialog) || (day && day !== last.day)) {
    setLast({ dialog: dialog ?? last.dialog, day: day ?? last.day })
  }
  const shown = dialog ?? last.dialog
  const shownDay = day ?? last.day
  const open = dialog !== null
  return (
    <>
      <PlanDialog
        open={dialog?.kind === 'plan'}
        date={shown?.kind === 'plan' ? shown.date : undefined}
        onClose={onClose}
      />
      {shownDay && <DayDialog date={shownDay} open={day !== null && !open} onClose={onCloseDay} />}
      {shown?.kind === 'move' && <MoveDialog {...shown} open={open} onClose={onClose} />}
      {shown?.kind === 'remove' && <RemoveDialog entry={shown.entry} open={open} onClose={onClose} />}
    </>
  )
}
