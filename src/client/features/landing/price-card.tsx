import { type ReactNode, useId } from 'react'
import { PLAN_FEATURES } from '../../../shared/plans.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Float } from '../../ui/float.tsx'
import styles from './price-card.module.css'

interface PriceCardProps {
  title: string
  price: string
  /** What the price is for, such as `per month`. */
  period: string
  /** The plan to be pointed at: a float on its top line, and the view's filled button. */
  best?: boolean
  /** The terms, one line each. */
  children: ReactNode
}

/** One plan: its price, its terms, the way in, and what it holds. */
export function PriceCard({ title, price, period, best = false, children }: PriceCardProps) {
  const titleId = useId()
  const actionId = useId()
  return (
    <article className={`hl-surface ${styles.card}`} data-best={best || undefined} aria-labelledby={titleId}>
      {best && (
        <p className={styles.flag}>
          <Float className={styles.float} />
          Best Value
        </p>
      )}
      <h3 id={titleId}>{title}</h3>
      <p className={`hl-figures ${styles.price}`}>
        <b>{price}</b>
        <span>{period}</span>
      </p>
      <p className={`hl-small hl-figures hl-text-2 ${styles.terms}`}>{children}</p>
      <ButtonLink
        to="/signup"
        variant={best ? 'filled' : 'default'}
        size="lg"
        fullWidth
        id={actionId}
        aria-labelledby={`${actionId} ${titleId}`}
      >
        Create Account &amp; Subscribe
      </ButtonLink>
      <ul className={`hl-figures ${styles.features}`} aria-label={`${title}: what it holds`}>
        {PLAN_FEATURES.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </article>
  )
}
