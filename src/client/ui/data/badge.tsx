import { type ReactNode } from 'react'
import styles from './badge.module.css'

interface BadgeProps {
  /** `premium` is what is paid for; `warn` and `danger` are what runs out. */
  tone?: 'plain' | 'premium' | 'warn' | 'danger'
  children: ReactNode
}

/** A word about something, in a frame. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}
