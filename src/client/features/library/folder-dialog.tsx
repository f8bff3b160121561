import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { itemCount } from './item-kinds.ts'

interface FolderDialogProps {
  open: boolean
  /** How many items are moved. */
  count: number
  folders: readonly string[]
  busy: boolean
  /** Null moves them out of all folders. */
  onMove(folder: string | null): void
  onClose(): void
}

/** Asks which folder several items belong in: one that is there, a new one, or none. */
export function FolderDialog({ open, count, folders, busy, onMove, onClose }: FolderDialogProps) {
  const listId = useId()
  const [folder, setFolder] = useState('')
  const [error, setError] = useState('')

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (folder.trim() === '') setError('A folder must have a name.')
    else if (!busy) onMove(folder.trim())
  }

  return (
    <Dialog open={open} title={`Move ${itemCount(count)} to a folder`} onClose={onClose}>
      <form aria-label="Move to folder" noValidate onSubmit={submit}>
        <TextInput
          label="Folder"
          data-autofocus
          list={listId}
          autoComplete="off"
          maxLength={INPUT_LIMITS.folder}
          value={folder}
          description={folders.length > 0 ? 'One that you have, or a new name.' : 'A name makes the folder.'}
          error={error && <FieldError>{error}</FieldError>}
          onChange={(event) => {
            setFolder(event.currentTarget.value)
            setError('')
          }}
        />
        <datalist id={listId}>
          {folders.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <DialogActions>
          <BusyButton type="submit" busy={busy} busyLabel="Saving...">
            Move
          </BusyButton>
          {folders.length > 0 && (
            <Button variant="default" onClick={() => !busy && onMove(null)}>
              Out of all folders
            </Button>
          )}
          <Button variant="subtle" color="gray" onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
