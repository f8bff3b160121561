import { type ReactNode } from 'react'
import styles from './badge.module.css'

interface BadgeProps {
  /** `premium` marks what is paid for, `ok` a gain; `warn` and `danger` mark what runs out. */
  tone?: 'plain' | 'premium' | 'ok' | 'warn' | 'danger'
  children: ReactNode
}

/** A short label in a frame. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}
