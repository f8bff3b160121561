import { type ReactNode } from 'react'
import styles from './result-list.module.css'

interface TrotlineProps {
  children: ReactNode
  label?: string
  /** Whether it leaves room for numbers. */
  wide?: boolean
  /** Whether another one follows that it leads to. */
  goesOn?: boolean
}

/** One line, many hooks: every list of generated things hangs on it. */
export function Trotline({ children, label, wide = false, goesOn = false }: TrotlineProps) {
  return (
    <ol className={`${styles.line} ${wide ? styles.wide : ''}`} aria-label={label} data-goes-on={goesOn || undefined}>
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
