import { Button } from '@mantine/core'
import { type ReactNode } from 'react'
import { BusyButton } from '../../ui/buttons/busy-button.tsx'
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx'
import styles from './confirm-dialog.module.css'

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
  /** The button that has the focus at first; the harmless one by default. */
  focus?: 'confirm' | 'cancel'
  returnsFocus?: boolean
  onConfirm(): void
  onClose(): void
  children: ReactNode
}

/** A question with a button to confirm and one to cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, confirmLabel, cancelLabel = 'Cancel', busyLabel, busy, danger = false } = props
  const { focus = 'cancel', returnsFocus = true, onConfirm, onClose, children } = props
  return (
    <Dialog open={open} title={title} returnsFocus={returnsFocus} onClose={onClose}>
      {children}
      <DialogActions>
        <BusyButton
          {...(danger && { color: 'red', className: styles.danger ?? '' })}
          busy={busy}
          busyLabel={busyLabel}
          onClick={onConfirm}
        >
          {confirmLabel}
        </BusyButton>
        <Button variant="subtle" color="gray" data-autofocus={focus === 'cancel' || undefined} onClick={onClose}>
          {cancelLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
