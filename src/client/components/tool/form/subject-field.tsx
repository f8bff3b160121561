import { Textarea } from '@mantine/core'
import { type RefObject } from 'react'
import { languageAttributes } from '../../../lib/browser/language-attributes.ts'
import { FieldError } from '../../../ui/fields/field-error.tsx'
import { lengthNote } from './subject.ts'
import styles from './tool-form.module.css'

interface SubjectFieldProps {
  name: string
  label: string
  placeholder: string
  value: string
  max: number
  error: string
  fieldRef: RefObject<HTMLTextAreaElement | null>
  onChange(value: string): void
}

/** A text field for the topic. It grows with its text, and shows the length near the limit. */
export function SubjectField({ name, label, placeholder, value, max, error, fieldRef, onChange }: SubjectFieldProps) {
  return (
    <Textarea
      ref={fieldRef}
      name={name}
      label={label}
      placeholder={placeholder}
      rows={3}
      attributes={{ input: languageAttributes(value) }}
      classNames={{ input: styles.topic }}
      value={value}
      description={lengthNote(value, max)}
      error={error && <FieldError>{error}</FieldError>}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
