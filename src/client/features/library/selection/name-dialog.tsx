import { Button, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx'
import { FieldError } from '../../../ui/fields/field-error.tsx'
import { languageAttributes } from '../../../lib/browser/language-attributes.ts'

interface NameDialogProps {
  open: boolean
  title: string
  label: string
  maxLength: number
  description?: string
  /** Suggested names. */
  names?: readonly string[]
  /** Error for a blank name. */
  blank: string
  submitLabel: string
  busy: boolean
  onName(name: string): void
  onClose(): void
  /** Further buttons. */
  children?: ReactNode
}

/** Asks for the name of a tag or folder for several items. */
export function NameDialog(props: NameDialogProps) {
  const { open, title, label, maxLength, description, names = [], blank, submitLabel, busy, onName, onClose } = props
  const listId = useId()
  const [name, setName] = useState('')
  const [error, setError] = useState('')

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (name.trim() === '') setError(blank)
    else if (!busy) onName(name.trim())
  }

  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <TextInput
          {...languageAttributes(name)}
          label={label}
          data-autofocus
          list={listId}
          autoComplete="off"
          maxLength={maxLength}
          value={name}
          description={description}
          error={error && <FieldError>{error}</FieldError>}
          onChange={(event) => {
            setName(event.currentTarget.value)
            setError('')
          }}
        />
        <datalist id={listId}>
          {names.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </datalist>
        <DialogActions>
          <BusyButton type="submit" busy={busy} busyLabel="Saving...">
            {submitLabel}
          </BusyButton>
          {props.children}
          <Button variant="subtle" color="gray" onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
