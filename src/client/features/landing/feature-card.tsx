import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import styles from './feature-card.module.css'

interface FeatureCardProps {
  title: string
  text: string
  /** What the card's link says. */
  action: string
  specimen: ReactNode
  wide?: boolean
}

/** One tool: what it does, a piece of its work, and the way in. The whole card is the link's target. */
export function FeatureCard({ title, text, action, specimen, wide = false }: FeatureCardProps) {
  const titleId = useId()
  const actionId = useId()
  const link = (
    <Link to="/signup" className={styles.link} id={actionId} aria-labelledby={`${actionId} ${titleId}`}>
      {action} <IconArrowRight size={18} stroke={1.75} className={styles.arrow} aria-hidden="true" />
    </Link>
  )
  return (
    <article className={`hl-surface ${styles.card}`} data-wide={wide || undefined}>
      <div className={styles.text}>
        <h3 id={titleId}>{title}</h3>
        <p>{text}</p>
        {wide && link}
      </div>
      <div className={styles.specimen}>{specimen}</div>
      {!wide && link}
    </article>
  )
}
