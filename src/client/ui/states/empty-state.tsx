import { type ReactNode } from 'react'
import styles from './empty-state.module.css'

/** Explains why a list is empty and how to fill it. */
export function EmptyState({ title, reason, children }: { title: string; reason: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <svg className={styles.line} viewBox="0 0 220 64" aria-hidden="true">
        <path d="M0 16h150a26 26 0 0 1 26 26v1a15 15 0 0 1-30 0v-9l8 8" />
      </svg>
      <h2 className="hl-title">{title}</h2>
      <p className="hl-small hl-text-2">{reason}</p>
      {children && <div className="hl-row">{children}</div>}
    </div>
  )
}
