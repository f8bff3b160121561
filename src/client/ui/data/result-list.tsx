import { type ReactNode } from 'react'
import styles from './result-list.module.css'

interface ResultListProps {
  children: ReactNode
  label?: string
  /** Whether to leave space for numbers. */
  wide?: boolean
  /** Whether another list follows on the same line. */
  continues?: boolean
}

/** A list of results along a vertical line. */
export function ResultList({ children, label, wide = false, continues = false }: ResultListProps) {
  return (
    <ol
      className={`${styles.list} ${wide ? styles.wide : ''}`}
      aria-label={label}
      data-continues={continues || undefined}
    >
      {children}
    </ol>
  )
}

/** One item of the list. `live` while it is being written. */
export function ResultListItem({ children, live = false, number }: ResultListItemProps) {
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

interface ResultListItemProps {
  children: ReactNode
  live?: boolean
  number?: number
}
