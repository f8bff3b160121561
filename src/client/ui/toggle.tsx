import { useId } from 'react'
import styles from './toggle.module.css'

interface ToggleProps {
  label: string
  /** What it does; on a disabled toggle, why it cannot be used. */
  description: string
  checked: boolean
  disabled?: boolean
  /** Where the switch stands: before its text, or at the end of the row. */
  at?: 'start' | 'end'
  onChange(checked: boolean): void
}

/** An on-off switch with its label and a sentence. */
export function Toggle({ label, description, checked, disabled = false, at = 'start', onChange }: ToggleProps) {
  const descriptionId = useId()
  return (
    <label className={styles.toggle} data-disabled={disabled || undefined} data-at={at}>
      <input
        type="checkbox"
        role="switch"
        className={styles.track}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-describedby={descriptionId}
        aria-label={label}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={styles.text}>
        <b className="hl-small">{label}</b>
        <span id={descriptionId} className="hl-meta hl-text-2">
          {description}
        </span>
      </span>
    </label>
  )
}
