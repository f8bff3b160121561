import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { itemCount } from './item-kinds.ts'

interface TagDialogProps {
  open: boolean
  /** How many items are tagged. */
  count: number
  busy: boolean
  onTag(tag: string): void
  onClose(): void
}

/** Asks for a tag for several items. */
export function TagDialog({ open, count, busy, onTag, onClose }: TagDialogProps) {
  const [tag, setTag] = useState('')
  const [error, setError] = useState('')

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (tag.trim() === '') setError('A tag must not be blank.')
    else if (!busy) onTag(tag.trim())
  }

  return (
    <Dialog open={open} title={`Tag ${itemCount(count)}`} onClose={onClose}>
      <form aria-label="Tag items" noValidate onSubmit={submit}>
        <TextInput
          label="Tag"
          data-autofocus
          maxLength={INPUT_LIMITS.tag}
          value={tag}
          error={error && <FieldError>{error}</FieldError>}
          onChange={(event) => {
            setTag(event.currentTarget.value)
            setError('')
          }}
        />
        <DialogActions>
          <BusyButton type="submit" busy={busy} busyLabel="Saving...">
            Add tag
          </BusyButton>
          <Button variant="subtle" color="gray" onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
