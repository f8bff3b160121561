import { TextInput } from '@mantine/core'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { OTHER } from '../../../shared/features/account/account.constants.ts'
import { Choice } from '../../ui/fields/choice.tsx'
import { FieldError } from '../../ui/fields/field-error.tsx'
import styles from './own-choice.module.css'
import { type OwnAnswer } from './wizard-answers.ts'
import { languageAttributes } from '../../lib/browser/language-attributes.ts'

interface OwnChoiceProps<Value extends string> {
  label: string
  /** Label of the field for `Other`. */
  ownLabel: string
  options: readonly Value[]
  answer: OwnAnswer<Value>
  error: string | undefined
  onChange(answer: OwnAnswer<Value>): void
}

/** A choice from a list. `Other` opens a text field. */
export function OwnChoice<Value extends string>(props: OwnChoiceProps<Value>) {
  const { label, ownLabel, options, answer, error, onChange } = props
  const fieldRef = useRef<HTMLInputElement>(null)
  const isOwn = answer.choice === OTHER

  function choose(choice: Value, byPointer: boolean): void {
    // Rendered synchronously, because phones show the keyboard only for a focus within the event.
    flushSync(() => onChange({ ...answer, choice }))
    if (byPointer) fieldRef.current?.focus()
    fieldRef.current?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className={styles.answer}>
      <Choice
        label={label}
        look="columns"
        options={options.map((value) => ({ value, label: value }))}
        value={answer.choice}
        error={isOwn ? undefined : error}
        onChange={choose}
      />
      {isOwn && (
        <TextInput
          {...languageAttributes(answer.own)}
          ref={fieldRef}
          label={ownLabel}
          value={answer.own}
          error={error && <FieldError>{error}</FieldError>}
          onChange={(event) => onChange({ ...answer, own: event.currentTarget.value })}
        />
      )}
    </div>
  )
}
