import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { PlanForm } from './plan-form.tsx'

/** The dialog for planning an item. */
export function PlanDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <Dialog open={open} title="Plan Content" size={560} returnsFocus={false} onClose={onClose}>
      <PlanForm onDone={onClose} />
    </Dialog>
  )
}
