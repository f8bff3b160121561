import { Button, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { shownTitle } from '../../../../shared/features/library/library.rules.ts'
import { contentText } from '../../../../shared/features/library/structured-content.rules.ts'
import type { LibraryItem } from '../../../../shared/features/library/library.schema.ts'
import { readFailure } from '../../../lib/api/failure.ts'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx'
import { FieldError } from '../../../ui/fields/field-error.tsx'
import { languageAttributes } from '../../../lib/browser/language-attributes.ts'
import { TagsField, withTag } from './tags-field.tsx'

interface ItemEditProps {
  item: LibraryItem
  open: boolean
  /** Saves the changes. The content of a caption is its readable form. */
  onSave(edited: { title?: string; content?: string; tags?: string[] }): Promise<void>
  onClose(): void
}

const ROWS = 12

/** Edits title, content and tags of an item. Errors are shown here, not in a toast. */
export function ItemEdit({ item, open, onSave, onClose }: ItemEditProps) {
  const before = contentText(item.content)
  const called = shownTitle(item.title)
  const [title, setTitle] = useState(called)
  const [content, setContent] = useState(before)
  const [added, setAdded] = useState<readonly string[]>(item.tags)
  const [typed, setTyped] = useState('')
  const tags = withTag(added, typed)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const isTagged = JSON.stringify(tags) !== JSON.stringify(item.tags)
  const isChanged = title !== called || content !== before || isTagged

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblem('')
    try {
      await onSave({
        ...(title !== called && { title }),
        ...(content !== before && { content }),
        ...(isTagged && { tags }),
      })
      onClose()
    } catch (error) {
      setProblem(`Failed to update item. ${readFailure(error).message}`)
    } finally {
      setBusy(false)
    }
  }

  /** Only Cancel closes the dialog, so that no edit is lost. */
  function leave(): void {
    if (!isChanged) onClose()
    else setProblem('Your changes are not saved yet. Save them, or choose Cancel to let them go.')
  }

  return (
    <Dialog open={open} title="Edit Item" size={640} returnsFocus={false} onClose={leave}>
      <form aria-label="Edit Item" noValidate onSubmit={(event) => void save(event)}>
        <TextInput
          {...languageAttributes(title)}
          label="Title"
          data-autofocus
          mb={16}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <Textarea
          {...languageAttributes(content)}
          label="Content"
          rows={ROWS}
          mb={12}
          value={content}
          onChange={(event) => setContent(event.currentTarget.value)}
        />
        <TagsField tags={added} text={typed} onTags={setAdded} onText={setTyped} />
        <p role="alert">{problem && <FieldError>{problem}</FieldError>}</p>
        <DialogActions>
          <BusyButton type="submit" busy={busy} busyLabel="Saving...">
            Save Changes
          </BusyButton>
          <Button variant="subtle" color="gray" onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
