import { type ReactNode } from 'react'
import styles from './badge.module.css'

interface BadgeProps {
  /** `premium` marks paid features, `ok` something positive, `warn` and `danger` something that ends soon. */
  tone?: 'plain' | 'premium' | 'ok' | 'warn' | 'danger'
  children: ReactNode
}

/** A short label with a border. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}
