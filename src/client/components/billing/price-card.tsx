import { type ComponentType, useId } from 'react'
import type { Plan } from '../../../shared/features/subscription/subscription.constants.ts'
import { formatPrice, PLAN_FEATURES, PRICE_CENTS, YEARLY_SAVING_CENTS } from '../../../shared/plans.ts'
import { INTRO_SENTENCE, useIntroOffer } from '../../lib/billing/intro-offer.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { StepMarker } from '../../ui/data/step-marker.tsx'
import styles from './price-card.module.css'

const YEARLY_PER_MONTH = formatPrice(Math.round(PRICE_CENTS.yearly / 12))
const FACTS = {
  monthly: { title: 'Monthly', period: 'per month' },
  yearly: { title: 'Yearly', period: 'per year' },
} as const

interface PriceCardProps {
  plan: Plan
  /** Heading level of the title. */
  heading: 'h2' | 'h3'
  /** Renders the button. `titleId` is the id of the card's title. */
  action: ComponentType<{ plan: Plan; titleId: string }>
}

/** Shows price, terms and features of a plan. Source: docs/product-rules.md#plans. */
export function PriceCard({ plan, heading: Heading, action: Action }: PriceCardProps) {
  const titleId = useId()
  const { title, period } = FACTS[plan]
  const best = plan === 'yearly'
  return (
    <article className={`hl-surface ${styles.card}`} data-best={best || undefined} aria-labelledby={titleId}>
      {best && (
        <p className={styles.flag}>
          <StepMarker className={styles.marker} />
          Best Value
        </p>
      )}
      <Heading id={titleId} className={styles.title}>
        {title}
      </Heading>
      <p className={`hl-figures ${styles.price}`}>
        <b>{formatPrice(PRICE_CENTS[plan])}</b>
        <span>{period}</span>
      </p>
      <p className={`hl-small hl-figures hl-text-2 ${styles.terms}`}>{best ? <YearlyTerms /> : <MonthlyTerms />}</p>
      <Action plan={plan} titleId={titleId} />
      <ul className={`hl-figures ${styles.features}`} aria-label={`${title}: what you get`}>
        {PLAN_FEATURES.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </article>
  )
}

function MonthlyTerms() {
  const offered = useIntroOffer()
  return (
    <>
      {offered && <span>{INTRO_SENTENCE}</span>}
      <span>Cancel anytime</span>
    </>
  )
}

function YearlyTerms() {
  return (
    <>
      <span>about {YEARLY_PER_MONTH} per month</span>
      <span>
        <Badge tone="ok">Save {formatPrice(YEARLY_SAVING_CENTS)} vs monthly</Badge>
      </span>
    </>
  )
}
