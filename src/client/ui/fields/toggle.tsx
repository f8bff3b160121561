import { IconLock } from '@tabler/icons-react'
import { useId } from 'react'
import { Badge } from '../data/badge.tsx'
import styles from './toggle.module.css'

interface ToggleProps {
  label: string
  /** What it does, or why it is disabled. */
  description: string
  checked: boolean
  disabled?: boolean
  /** Whether the feature is not part of the user's plan. It looks disabled, but `onChange` is still called. */
  locked?: boolean
  /** Hides the description visually. */
  compact?: boolean
  /** Position of the switch in the row. */
  at?: 'start' | 'end'
  onChange(checked: boolean): void
}

/** A switch with label and description. */
export function Toggle({
  label,
  description,
  checked,
  disabled = false,
  locked = false,
  compact = false,
  at = 'start',
  onChange,
}: ToggleProps) {
  const descriptionId = useId()
  return (
    <label
      className={styles.toggle}
      data-disabled={disabled || undefined}
      data-locked={locked || undefined}
      data-at={at}
    >
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
        <span id={descriptionId} className={compact ? 'hl-hidden' : 'hl-meta hl-text-2'}>
          {description}
        </span>
      </span>
      {locked && (
        <Badge tone="premium">
          <IconLock size={16} stroke={1.75} aria-hidden="true" />
          Premium
        </Badge>
      )}
    </label>
  )
}
