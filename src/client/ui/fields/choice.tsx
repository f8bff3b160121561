import { type ReactNode, useId } from 'react'
import styles from './choice.module.css'
import { FieldError } from './field-error.tsx'

interface ChoiceProps<Value extends string> {
  /** Name of the buttons in their form. By default it is generated. */
  name?: string
  label: string
  /** Hides the label visually. */
  labelHidden?: boolean
  /** `segments`: a few short labels in one row. `rows`: one below the other. `cards`: a grid. `columns`: two columns. */
  look: 'segments' | 'rows' | 'cards' | 'columns'
  options: readonly { value: Value; label: string; note?: string; icon?: ReactNode }[]
  /** Null if nothing is chosen. */
  value: Value | null
  error?: string | undefined
  /** `byPointer` is true for clicks and taps. Arrow keys also choose; the focus must then stay on the radio button. */
  onChange(value: Value, byPointer: boolean): void
}

/** A group of native radio buttons. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const ownName = useId()
  const { name = ownName, label, labelHidden = false, look, options, value, error, onChange } = props
  const errorId = useId()
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      className={styles.group}
    >
      <legend className={labelHidden ? 'hl-hidden' : 'hl-label'}>{label}</legend>
      {error && (
        <p id={errorId} className={styles.error}>
          <FieldError>{error}</FieldError>
        </p>
      )}
      <div className={styles[look]}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={({ nativeEvent }) =>
                onChange(option.value, nativeEvent instanceof UIEvent && nativeEvent.detail > 0)
              }
            />
            {(look === 'cards' || look === 'columns') && <span className={styles.dot} />}
            {option.icon && <span className={styles.icon}>{option.icon}</span>}
            {option.note === undefined ? (
              option.label
            ) : (
              <span className={styles.words}>
                {option.label} <span className={styles.note}>{option.note}</span>
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
