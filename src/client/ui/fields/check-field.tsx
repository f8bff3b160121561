import { Checkbox } from './checkbox.tsx'
import styles from './choice.module.css'

interface CheckFieldProps {
  label: string
  checked: boolean
  onChange(checked: boolean): void
}

/** A native checkbox with its label. */
export function CheckField({ label, checked, onChange }: CheckFieldProps) {
  return (
    <label className={`${styles.option} ${styles.field}`}>
      <Checkbox checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      {label}
    </label>
  )
}
