import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { readFailure } from '../lib/failure.ts'
import { notify } from '../lib/notify.ts'
import { withSignIn } from '../lib/with-sign-in.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { CheckField } from '../ui/check-field.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'

interface DeleteButtonProps {
  /** Its name for screen readers, such as "Delete Hook: Stop". */
  name: string
  /** What goes, within the question: `library item`. */
  what: string
  /** What may go with it, such as "Also delete the recording"; null where there is nothing. */
  also?: string | null
  /** Deletes it, and with `also` what may go with it. Where this rejects, the question stays. */
  onDelete(also: boolean): Promise<unknown>
  /** It is gone and the question is closed: the place for the focus, which its row cannot keep. */
  onDeleted(): Promise<void>
}

/** Deletes after a question, and says whether it worked. */
export function DeleteButton({ name, what, also = null, onDelete, onDeleted }: DeleteButtonProps) {
  const [asking, setAsking] = useState(false)
  const [both, setBoth] = useState(false)
  const [busy, setBusy] = useState(false)

  function ask(): void {
    setBoth(false)
    setAsking(true)
  }

  async function remove(): Promise<void> {
    setBusy(true)
    try {
      await withSignIn(() => onDelete(both && also !== null))
      setAsking(false)
      notify({
        title: 'Deleted',
        description: `${what.slice(0, 1).toUpperCase()}${what.slice(1)} deleted successfully.`,
      })
      await onDeleted()
    } catch (error) {
      const { message } = readFailure(error)
      notify({ tone: 'failed', title: 'Error', description: `Failed to delete ${what}. ${message}` })
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="sm"
        aria-label={name}
        leftSection={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
        onClick={ask}
      >
        Delete
      </Button>
      <Dialog open={asking} title="Confirm Deletion" onClose={() => setAsking(false)}>
        <p>Are you sure you want to delete this {what}? This action cannot be undone.</p>
        {also !== null && <CheckField label={also} checked={both} onChange={setBoth} />}
        <DialogActions>
          <BusyButton color="red" busy={busy} busyLabel="Deleting..." onClick={() => void remove()}>
            Delete
          </BusyButton>
          <Button variant="subtle" color="gray" data-autofocus onClick={() => setAsking(false)}>
            Cancel
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
