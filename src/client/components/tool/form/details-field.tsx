import { Textarea } from '@mantine/core'
import { type Ref } from 'react'
import { languageAttributes } from '../../../lib/browser/language-attributes.ts'
import { FieldError } from '../../../ui/fields/field-error.tsx'
import { checkDetails, detailsNote, splitLines } from './details.ts'
import styles from './tool-form.module.css'

interface DetailsFieldProps {
  label: string
  placeholder: string
  /** Description that is shown until there are lines to count. */
  hint: string
  /** The lines as typed. */
  lines: readonly string[]
  fieldRef: Ref<HTMLTextAreaElement>
  onChange(lines: string[]): void
}

/** A field for the creator's facts, one on each line. It validates them while typing. */
export function DetailsField({ label, placeholder, hint, lines, fieldRef, onChange }: DetailsFieldProps) {
  const value = lines.join('\n')
  const problem = checkDetails(lines)
  return (
    <Textarea
      ref={fieldRef}
      name="details"
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
