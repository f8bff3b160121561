import { Button, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { INPUT_LIMITS } from '../../../../shared/limits.ts'
import { announce } from '../../../lib/feedback/announce.ts'
import { FieldError } from '../../../ui/fields/field-error.tsx'
import { languageAttributes } from '../../../lib/browser/language-attributes.ts'
import styles from './tags-field.module.css'

interface TagsFieldProps {
  tags: readonly string[]
  /** Typed text that is not a tag yet. */
  text: string
  onTags(tags: string[]): void
  onText(text: string): void
}

/** Returns the tags and the typed text as a further tag, without duplicates. */
export function withTag(tags: readonly string[], text: string): string[] {
  const tag = text.trim()
  return tag === '' || tags.includes(tag) ? [...tags] : [...tags, tag]
}

/** A field for the tags of an item. */
export function TagsField({ tags, text, onTags, onText }: TagsFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null)
  const isFull = withTag(tags, text).length > INPUT_LIMITS.tags

  function add(): void {
    if (isFull) return
    const next = withTag(tags, text)
    if (next.length > tags.length) announce(`Added the tag ${text.trim()}`)
    onTags(next)
    onText('')
  }

  function remove(tag: string): void {
    onTags(tags.filter((other) => other !== tag))
    announce(`Removed the tag ${tag}`)
    // The focused button is removed.
    inputRef.current?.focus()
  }

  return (
    <fieldset className={styles.field}>
      <legend className="hl-label">Tags</legend>
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag} className={styles.tag}>
              <span {...languageAttributes(tag)}>{tag}</span>
              <button
                type="button"
                className={styles.remove}
                aria-label={`Remove tag ${tag}`}
                onClick={() => remove(tag)}
              >
                <IconX size={16} stroke={1.75} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.add}>
        <TextInput
          {...languageAttributes(text)}
          ref={inputRef}
          aria-label="Add a tag"
          placeholder="Add a tag"
          autoComplete="off"
          className={styles.input ?? ''}
          maxLength={INPUT_LIMITS.tag}
          value={text}
          error={
            isFull && <FieldError>{`An item can have at most ${INPUT_LIMITS.tags} tags. Remove one first.`}</FieldError>
          }
          onChange={(event) => onText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || text.trim() === '') return
            // Enter would submit the form.
            event.preventDefault()
            add()
          }}
        />
        <Button variant="default" onClick={add}>
          Add
        </Button>
      </div>
    </fieldset>
  )
}
