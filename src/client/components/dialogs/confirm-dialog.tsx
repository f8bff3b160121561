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
  /** Label of the confirm button while `busy`. */
  busyLabel: string
  busy: boolean
  /** Whether the action destroys data. The confirm button is then red. */
  danger?: boolean
  /** The button with the initial focus. By default it is the harmless one. */
  focus?: 'confirm' | 'cancel'
  returnsFocus?: boolean
  onConfirm(): void
  onClose(): void
  children: ReactNode
}

/** A dialog that asks a question, with a confirm and a cancel button. */
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
