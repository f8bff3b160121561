import { type ReactNode } from 'react'
import styles from './chip.module.css'

interface ChoiceChipProps {
  isOn: boolean
  onClick(): void
  children: ReactNode
}

/** A toggle chip, such as a filter. */
export function ChoiceChip({ isOn, onClick, children }: ChoiceChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isOn} onClick={onClick}>
      {children}
    </button>
  )
}
