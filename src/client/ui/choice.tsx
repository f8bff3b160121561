import { type ReactNode, useId } from 'react'
import styles from './choice.module.css'

interface ChoiceProps<Value extends string> {
  label: string
  /** `segments` for a few short words in one track, `cards` for a grid of answers. */
  look: 'segments' | 'cards'
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  value: Value
  onChange(value: Value): void
}

/** One of a few answers, as native radio buttons: arrow keys and screen readers work as everywhere. */
export function Choice<Value extends string>({ label, look, options, value, onChange }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="hl-label">{label}</legend>
      <div className={look === 'segments' ? styles.segments : styles.cards}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {look === 'cards' && <span className={styles.dot} />}
            {option.icon && <span className={styles.icon}>{option.icon}</span>}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
