import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import styles from './card-check.module.css'

interface CardCheckProps {
  name: string
  isOn: boolean
  /** `range` is true if Shift was held: toggles everything between this card and the previous one. */
  onToggle(range: boolean): void
}

/** The checkbox of a card. The whole card is its click target. */
export function CardCheck({ name, isOn, onToggle }: CardCheckProps) {
  return (
    <label className={styles.check}>
      <Checkbox checked={isOn} onChange={() => {}} onClick={(event) => onToggle(event.shiftKey)} />
      <span className="hl-hidden">{name}</span>
    </label>
  )
}
