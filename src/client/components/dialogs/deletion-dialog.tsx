import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { readFailure } from '../../lib/api/failure.ts'
import { notify } from '../../lib/feedback/notify.ts'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

export interface DeletionDialogProps {
  open: boolean
  /** Completes "Are you sure you want to delete this ...?" */
  what: 'library item' | 'voice recording'
  /** Follows `what` in the question: ` and its 2 planned entries`. */
  with?: string
  /** Label of a checkbox for something that can be deleted too, such as "Also delete the recording". Null for no checkbox. */
  also?: string | null
  /** `also` is whether the checkbox is checked. If the promise rejects, the dialog stays open. */
  onDelete(also: boolean): Promise<unknown>
  /** Called after the dialog has closed. The element that had the focus is no longer in the page. */
  onDeleted(): void
  onClose(): void
  returnsFocus?: boolean
}

/** Asks for confirmation, deletes and reports the result. Source: docs/product-rules.md#screens. */
export function DeletionDialog(props: DeletionDialogProps) {
  const { open, what, with: besides = '', also = null, onDelete, onDeleted, onClose, returnsFocus = true } = props
  const [busy, setBusy] = useState(false)
  const [both, setBoth] = useState(false)
  const [wasOpen, setWasOpen] = useState(open)
  // A checked box for one item must not apply to the next.
  if (open !== wasOpen) {
    setWasOpen(open)
    setBoth(false)
  }

  async function remove(): Promise<void> {
    setBusy(true)
    try {
      await onDelete(both && also !== null)
      // Closing returns the focus to the opener. `onDeleted` then moves it on.
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
  children: ReactNode
}

/** The confirmation dialog without the deletion. */
export function DeletionQuestion({ open, what, busy, returnsFocus = true, ...props }: DeletionQuestionProps) {
  const { onDelete, onClose, children } = props
  return (
    <ConfirmDialog
      open={open}
      title="Confirm Deletion"
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={busy}
      danger
      returnsFocus={returnsFocus}
      onConfirm={onDelete}
      onClose={onClose}
    >
      <p>Are you sure you want to delete this {what}? This action cannot be undone.</p>
      {children}
    </ConfirmDialog>
  )
}
