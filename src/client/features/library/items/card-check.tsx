import { IconCheck } from '@tabler/icons-react'
import styles from './card-check.module.css'

interface CardCheckProps {
  name: string
  isOn: boolean
  /** `range` where Shift was held: all between this one and the one before. */
  onToggle(range: boolean): void
}

/** The checkbox of a card, which takes the whole card as its target. */
export function CardCheck({ name, isOn, onToggle }: CardCheckProps) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        className={styles.input}
        aria-label={name}
        checked={isOn}
        onChange={() => {}}
        onClick={(event) => onToggle(event.shiftKey)}
      />
      <span className={styles.box}>
        <IconCheck size={12} stroke={3.5} aria-hidden="true" />
      </span>
    </label>
  )
}
