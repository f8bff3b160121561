import { Button } from '@mantine/core'
import { type ReactNode } from 'react'
import { BusyButton } from '../../ui/buttons/busy-button.tsx'
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx'

interface ConfirmDialogProps {
  open: boolean
  title: string
  confirmLabel: string
  cancelLabel?: string
  /** Label of the first button while `busy`. */
  busyLabel: string
  busy: boolean
  /** Whether something is lost, so that the first button is red. */
  danger?: boolean
  returnsFocus?: boolean
  onConfirm(): void
  onClose(): void
  children: ReactNode
}

/** A question with a button that does it and one that does not. The focus is on the harmless one. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, confirmLabel, cancelLabel = 'Cancel', busyLabel, busy, danger = false } = props
  const { returnsFocus = true, onConfirm, onClose, children } = props
  return (
    <Dialog open={open} title={title} returnsFocus={returnsFocus} onClose={onClose}>
      {children}
      <DialogActions>
        <BusyButton {...(danger && { color: 'red' })} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
          {confirmLabel}
        </BusyButton>
        <Button variant="subtle" color="gray" data-autofocus onClick={onClose}>
          {cancelLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
