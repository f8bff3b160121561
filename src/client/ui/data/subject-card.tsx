import { type ReactNode, useId } from 'react'
import styles from './subject-card.module.css'

interface SubjectCardProps {
  title: string
  /** `danger` marks off what cannot be undone. */
  tone?: 'plain' | 'danger'
  className?: string | undefined
  children: ReactNode
}

/** A card about one subject, named by its heading. */
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
