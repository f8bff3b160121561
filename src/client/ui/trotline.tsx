import { type ReactNode } from 'react'
import styles from './trotline.module.css'

/** One line, many hooks: every list of generated things hangs on it. `wide` leaves room for numbers. */
export function Trotline({ children, label, wide = false }: { children: ReactNode; label?: string; wide?: boolean }) {
  return (
    <ol className={`${styles.line} ${wide ? styles.wide : ''}`} aria-label={label}>
      {children}
    </ol>
  )
}

/** One thing on the line; `live` while it is being written. */
export function TrotlineItem({ children, live = false, number }: TrotlineItemProps) {
  return (
    <li className={styles.item} data-live={live || undefined}>
      {number !== undefined && (
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      )}
      {children}
    </li>
  )
}

interface TrotlineItemProps {
  children: ReactNode
  live?: boolean
  number?: number
}
