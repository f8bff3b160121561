import { type ReactNode, useId } from 'react'
import { StepMarker } from '../../ui/data/step-marker.tsx'
import styles from './notice.module.css'

interface NoticeProps {
  title: string
  text: string
  /** `warn` if the user is about to lose something. */
  tone?: 'plain' | 'warn'
  children: ReactNode
}

/** A notice about the plan with one action. */
export function Notice({ title, text, tone = 'plain', children }: NoticeProps) {
  const titleId = useId()
  return (
    <section className={styles.notice} data-tone={tone} aria-labelledby={titleId}>
      <StepMarker className={styles.marker} />
      <div>
        <h2 id={titleId} className="hl-title">
          {title}
        </h2>
        <p className={`hl-text-2 ${styles.text}`}>{text}</p>
      </div>
      {children}
    </section>
  )
}
