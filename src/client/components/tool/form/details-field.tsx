import { Textarea } from '@mantine/core'
import { type Ref } from 'react'
import { languageAttributes } from '../../../lib/browser/language-attributes.ts'
import { FieldError } from '../../../ui/fields/field-error.tsx'
import { checkDetails, detailsNote, splitLines } from './details.ts'
import styles from './tool-form.module.css'

interface DetailsFieldProps {
  label: string
  /** Shown while it is empty. */
  placeholder: string
  /** Stands below it until there is something to count. */
  hint: string
  /** As typed, a line each. */
  lines: readonly string[]
  fieldRef: Ref<HTMLTextAreaElement>
  onChange(lines: string[]): void
}

/** The creator's own facts, one on each line: counted, and told at once where they are too many or too long. */
export function DetailsField({ label, placeholder, hint, lines, fieldRef, onChange }: DetailsFieldProps) {
  const value = lines.join('\n')
  const problem = checkDetails(lines)
  return (
    <Textarea
      ref={fieldRef}
      label={label}
      placeholder={placeholder}
      rows={2}
      attributes={{ input: languageAttributes(value) }}
      classNames={{ input: styles.details, description: 'hl-figures' }}
      value={value}
      description={detailsNote(lines) || hint}
      error={problem && <FieldError>{problem}</FieldError>}
      onChange={(event) => onChange(splitLines(event.currentTarget.value))}
    />
  )
}
