import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { useHost } from '../../lib/api/use-host.ts'
import styles from './feature-card.module.css'

interface FeatureCardProps {
  title: string
  text: string
  /** Label of the link. */
  action: string
  example: ReactNode
  wide?: boolean
}

/** A tool with an example. The whole card is a link. */
export function FeatureCard({ title, text, action, example, wide = false }: FeatureCardProps) {
  const titleId = useId()
  const actionId = useId()
  const { isOpen } = useHost()
  const link = (
    <Link
      to={isOpen ? '/signup' : '/login'}
      className={styles.link}
      id={actionId}
      aria-labelledby={`${actionId} ${titleId}`}
    >
      {action} <IconArrowRight size={18} stroke={1.75} className={styles.arrow} aria-hidden="true" />
    </Link>
  )
  return (
    <article className={`hl-surface hl-later ${styles.card}`} data-wide={wide || undefined}>
      <div className={styles.text}>
        <h3 id={titleId}>{title}</h3>
        <p>{text}</p>
        {wide && link}
      </div>
      <div className={styles.example}>{example}</div>
      {!wide && link}
    </article>
  )
}
