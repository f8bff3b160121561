import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { PlanForm } from './plan-form.tsx'

interface PlanDialogProps {
  open: boolean
  /** The preset day, `YYYY-MM-DD`. */
  date: string | undefined
  onClose(): void
}

/** A dialog for planning an item. */
export function PlanDialog({ open, date, onClose }: PlanDialogProps) {
  return (
    <Dialog open={open} title="Plan Content" size={560} returnsFocus={false} onClose={onClose}>
      <PlanForm date={date} onDone={onClose} />
    </Dialog>
  )
}
