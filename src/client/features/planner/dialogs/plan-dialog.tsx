import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { PlanForm } from './plan-form.tsx'

/** Asks what is to be published where and when. */
export function PlanDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <Dialog open={open} title="Plan Content" size={560} returnsFocus={false} onClose={onClose}>
      <PlanForm onDone={onClose} />
    </Dialog>
  )
}
