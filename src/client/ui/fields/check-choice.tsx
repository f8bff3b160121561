import { useId } from 'react'
import { Checkbox } from './checkbox.tsx'
import styles from './choice.module.css'
import { FieldError } from './field-error.tsx'

interface CheckChoiceProps<Value extends string> {
  label: string
  /** `segments` for a few short labels in one row. */
  look?: 'columns' | 'segments'
  options: readonly Value[]
  values: readonly Value[]
  error?: string | undefined
  onChange(values: Value[]): void
}

/** A group of native checkboxes. `onChange` gets the checked values in the order of the options. */
export function CheckChoice<Value extends string>(props: CheckChoiceProps<Value>) {
  const { label, look = 'columns', options, values, error, onChange } = props
  const errorId = useId()

  function set(option: Value, checked: boolean): void {
    onChange(options.filter((value) => (value === option ? checked : values.includes(value))))
  }

  return (
    <fieldset className={styles.group} data-invalid={error ? true : undefined}>
      <legend className="hl-label">{label}</legend>
      {error && (
        <p id={errorId} className={styles.error}>
          <FieldError>{error}</FieldError>
        </p>
      )}
      <div className={styles[look]}>
        {options.map((option) => (
          <label key={option} className={styles.option}>
            <Checkbox
              value={option}
              checked={values.includes(option)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              onChange={(event) => set(option, event.currentTarget.checked)}
            />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
