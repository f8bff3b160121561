import { Checkbox } from './checkbox.tsx'
import styles from './choice.module.css'

interface CheckChoiceProps<Value extends string> {
  label: string
  options: readonly Value[]
  values: readonly Value[]
  onChange(values: Value[]): void
}

/** Any number of a few answers, as native checkboxes in two columns. `onChange` gets them in the order of the options. */
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
            <Checkbox
              value={option}
              checked={values.includes(option)}
              onChange={(event) => set(option, event.currentTarget.checked)}
            />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
