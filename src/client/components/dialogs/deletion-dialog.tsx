import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { readFailure } from '../../lib/api/failure.ts'
import { notify } from '../../lib/feedback/notify.ts'
import { BusyButton } from '../../ui/buttons/busy-button.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx'

interface DeletionDialogProps {
  open: boolean
  /** What goes, within the question. */
  what: 'library item' | 'voice recording'
  /** What goes with it, within the question: ` and its 2 planned entries`. */
  with?: string
  /** What may go too, where that is wished: "Also delete the recording"; null where there is nothing. */
  also?: string | null
  /** Deletes it, and with `also` what may go too. Where this rejects, the question stays. */
  onDelete(also: boolean): Promise<unknown>
  /** Called when it is deleted and the dialog is closed, to move the focus that its row had. */
  onDeleted(): void
  onClose(): void
  returnsFocus?: boolean
}

/** Asks before something is deleted for good, and tells whether it worked. Source: docs/product-rules.md#screens. */
export function DeletionDialog(props: DeletionDialogProps) {
  const { open, what, with: besides = '', also = null, onDelete, onDeleted, onClose, returnsFocus = true } = props
  const [busy, setBusy] = useState(false)
  const [both, setBoth] = useState(false)
  const [wasOpen, setWasOpen] = useState(open)
  // Each question is a new one: what was ticked for something else does not count.
  if (open !== wasOpen) {
    setWasOpen(open)
    setBoth(false)
  }

  async function remove(): Promise<void> {
    setBusy(true)
    try {
      await onDelete(both && also !== null)
      // The focus goes back to where it was first, and from there to where it can stay.
      flushSync(onClose)
      const [first = '', ...rest] = what
      notify({ title: 'Deleted', description: `${first.toUpperCase()}${rest.join('')} deleted successfully.` })
      onDeleted()
    } catch (error) {
      const { message } = readFailure(error)
      notify({ tone: 'failed', title: 'Error', description: `Failed to delete ${what}. ${message}` })
    } finally {
      setBusy(false)
    }
  }

  return (
    <DeletionQuestion
      open={open}
      what={`${what}${besides}`}
      busy={busy}
      returnsFocus={returnsFocus}
      onDelete={() => void remove()}
      onClose={onClose}
    >
      {also !== null && <CheckField label={also} checked={both} onChange={setBoth} />}
    </DeletionQuestion>
  )
}

interface DeletionQuestionProps extends Pick<DeletionDialogProps, 'open' | 'onClose' | 'returnsFocus'> {
  what: string
  busy: boolean
  onDelete(): void
  /** What else there is to know or to choose. */
  children: ReactNode
}

/** The question without the deletion. */
export function DeletionQuestion({ open, what, busy, returnsFocus = true, ...props }: DeletionQuestionProps) {
  const { onDelete, onClose, children } = props
  return (
    <Dialog open={open} title="Confirm Deletion" returnsFocus={returnsFocus} onClose={onClose}>
      <p>Are you sure you want to delete this {what}? This action cannot be undone.</p>
      {children}
      <DialogActions>
        <BusyButton color="red" busy={busy} busyLabel="Deleting..." onClick={onDelete}>
          Delete
        </BusyButton>
        <Button variant="subtle" color="gray" data-autofocus onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </Dialog>
  )
}
