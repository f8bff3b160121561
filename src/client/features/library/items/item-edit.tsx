import { Button, Textarea, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { type FormEvent } from 'react'
import { shownTitle } from '../../../../shared/features/library/library.rules.ts'
import { contentText } from '../../../../shared/features/library/structured-content.rules.ts'
import { type LibraryItem, UpdateItemRequest } from '../../../../shared/features/library/library.schema.ts'
import { readFailure } from '../../../lib/api/failure.ts'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx'
import { changedValues } from '../../../ui/fields/changed-values.ts'
import { FieldError } from '../../../ui/fields/field-error.tsx'
import { languageAttributes } from '../../../lib/browser/language-attributes.ts'
import { TagsField, withTag } from './tags-field.tsx'

type Edited = Partial<Pick<LibraryItem, 'title' | 'content' | 'tags'>>

interface ItemEditProps {
  item: LibraryItem
  open: boolean
  /** Saves the changes. A caption's content is in its readable form. */
  onSave(edited: Edited): Promise<void>
  onClose(): void
}

const ROWS = 12
const check = schemaResolver(UpdateItemRequest.omit({ id: true }), { sync: true })

/** Edits title, content and tags of an item. Errors are shown here and not in a toast. */
export function ItemEdit({ item, open, onSave, onClose }: ItemEditProps) {
  const before = { title: shownTitle(item.title), content: contentText(item.content), tags: item.tags }
  const toChanges = ({ tag, ...values }: typeof before & { tag: string }): Edited =>
    changedValues(before, { ...values, tags: withTag(values.tags, tag) })
  const form = useForm({
    initialValues: { ...before, tag: '' },
    clearInputErrorOnChange: false,
    validate: (values) => check(toChanges(values)),
    transformValues: toChanges,
  })
  const { title, content, tags, tag } = form.values
  const problem = form.errors['form'] as string | undefined
  const refuse = (why: string): void => form.setErrors({ form: why })
  const refuseSaving = (why: unknown): void => refuse(`Failed to update item. ${String(why)}`)

  async function save(edited: Edited): Promise<void> {
    try {
      await onSave(edited)
      onClose()
    } catch (error) {
      refuseSaving(readFailure(error).message)
    }
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (!form.submitting) form.onSubmit(save, (errors) => refuseSaving(Object.values(errors)[0]))(event)
  }

  /** Once something is edited, only Cancel closes the dialog, so that no edit is lost. */
  function leave(): void {
    if (Object.keys(form.getTransformedValues()).length === 0) onClose()
    else refuse('Your changes are not saved yet. Save them, or choose Cancel to discard them.')
  }

  return (
    <Dialog open={open} title="Edit Item" size={640} returnsFocus={false} onClose={leave}>
      <form aria-label="Edit Item" noValidate onSubmit={submit}>
        <TextInput
          {...languageAttributes(title)}
          {...form.getInputProps('title', { withError: false })}
          label="Title"
          data-autofocus
          mb={16}
        />
        <Textarea
          {...languageAttributes(content)}
          {...form.getInputProps('content', { withError: false })}
          label="Content"
          rows={ROWS}
          mb={12}
        />
        <TagsField
          tags={tags}
          text={tag}
          onTags={(next) => form.setFieldValue('tags', next)}
          onText={(text) => form.setFieldValue('tag', text)}
        />
        <p role="alert">{problem && <FieldError>{problem}</FieldError>}</p>
        <DialogActions>
          <BusyButton type="submit" busy={form.submitting} busyLabel="Saving...">
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
