import { type ReactNode, useId } from 'react'
import styles from './subject-card.module.css'

interface SubjectCardProps {
  title: string
  /** `danger` for actions that cannot be undone. */
  tone?: 'plain' | 'danger'
  className?: string | undefined
  children: ReactNode
}

/** A card with a title, which is also its accessible name. */
export function SubjectCard({ title, tone = 'plain', className = '', children }: SubjectCardProps) {
  const titleId = useId()
  return (
    <section
      className={`${tone === 'danger' ? styles.danger : 'hl-surface'} ${styles.card} ${className}`}
      aria-labelledby={titleId}
    >
      <h2 id={titleId} className="hl-title">
        {title}
      </h2>
      {children}
    </section>
  )
}
