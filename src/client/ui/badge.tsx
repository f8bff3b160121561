import { type ReactNode } from 'react'
import styles from './badge.module.css'

/** A word about something, in a frame. `premium` is what is paid for. */
export function Badge({ tone = 'plain', children }: { tone?: 'plain' | 'premium'; children: ReactNode }) {
  return <span className={`${styles.badge} ${tone === 'premium' ? styles.premium : ''}`}>{children}</span>
}
