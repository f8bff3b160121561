import { IconCheck } from '@tabler/icons-react'
import styles from './choice.module.css'

interface CheckChoiceProps<Value extends string> {
  label: string
  options: readonly Value[]
  values: readonly Value[]
  onChange(values: Value[]): void
}

/** Any number of a few answers, as native checkboxes on cards in two columns. The order is that of the options. */
export function CheckChoice<Value extends string>({ label, options, values, onChange }: CheckChoiceProps<Value>) {
  function set(option: Value, checked: boolean): void {
    onChange(options.filter((value) => (value === option ? checked : values.includes(value))))
  }
  return (
    <fieldset className={styles.group}>
      <legend className="hl-label">{label}</legend>
      <div className={styles.columns}>
        {options.map((option) => (
          <label key={option} className={styles.option}>
            <input
              type="checkbox"
              className={styles.input}
              value={option}
              checked={values.includes(option)}
              onChange={(event) => set(option, event.currentTarget.checked)}
            />
            <span className={styles.box}>
              <IconCheck size={12} stroke={3.5} aria-hidden="true" />
            </span>
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
