import { IconCheck } from '@tabler/icons-react'
import styles from './choice.module.css'

interface CheckFieldProps {
  label: string
  checked: boolean
  onChange(checked: boolean): void
}

/** One thing that may be chosen too, as a native checkbox. */
export function CheckField({ label, checked, onChange }: CheckFieldProps) {
  return (
    <label className={`${styles.option} ${styles.field}`}>
      <input
        type="checkbox"
        className={styles.input}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={styles.box}>
        <IconCheck size={12} stroke={3.5} aria-hidden="true" />
      </span>
      {label}
    </label>
  )
}
