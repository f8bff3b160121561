import { Button } from '@mantine/core'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { readFailure } from '../../lib/failure.ts'
import { notify } from '../../lib/notify.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'

interface DeletionDialogProps {
  open: boolean
  /** What goes, within the question. */
  what: 'library item' | 'voice recording'
  /** What goes with it, within the question: ` and its 2 planned entries`. */
  with?: string
  /** Deletes it. Where this rejects, the question stays. */
  onDelete(): Promise<unknown>
  /** It is gone and the question is closed: the place for the focus, which its row cannot keep. */
  onDeleted(): void
  onClose(): void
  returnsFocus?: boolean
}

/** The question before something is deleted for good; says whether it worked. Source: spec sections 2 and 8. */
export function DeletionDialog(props: DeletionDialogProps) {
  const { open, what, with: besides = '', onDelete, onDeleted, onClose, returnsFocus = true } = props
  const [busy, setBusy] = useState(false)

  async function remove(): Promise<void> {
    setBusy(true)
    try {
      await onDelete()
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
    <Dialog open={open} title="Confirm Deletion" returnsFocus={returnsFocus} onClose={onClose}>
      <p>
        Are you sure you want to delete this {what}
        {besides}? This action cannot be undone.
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
