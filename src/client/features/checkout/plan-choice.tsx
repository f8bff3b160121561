import { useId } from 'react'
import { type Plan, PLANS } from '../../../shared/features/subscription/subscription.constants.ts'
import { YEARLY_SAVING_CENTS } from '../../../shared/plans.ts'
import { PLAN_NAME, formatTerms } from './order-terms.ts'
import { Badge } from '../../ui/data/badge.tsx'
import choice from '../../ui/fields/choice.module.css'
import styles from './plan-choice.module.css'

const SAVING = `Save $${Math.round(YEARLY_SAVING_CENTS / 100)}!`

interface PlanChoiceProps {
  plan: Plan
  introOffer: boolean
  disabled: boolean
  onChange(plan: Plan): void
}

/** A choice between the two plans. */
export function PlanChoice({ plan, introOffer, disabled, onChange }: PlanChoiceProps) {
  const name = useId()
  return (
    <fieldset className={`${choice.columns} ${styles.group}`} disabled={disabled}>
      <legend className="hl-group">Plan</legend>
      {PLANS.map((option) => (
        <label key={option} className={`${choice.option} ${styles.option}`}>
          <input
            type="radio"
            className={choice.input}
            name={name}
            value={option}
            checked={option === plan}
            onChange={() => onChange(option)}
          />
          <span className={choice.dot} />
          <span className={styles.words}>
            <span className={styles.text}>
              <b>{PLAN_NAME[option]}</b>
              <span className="hl-meta hl-figures hl-text-2">{formatTerms(option, introOffer)}</span>
            </span>
            {option === 'yearly' && <Badge tone="ok">{SAVING}</Badge>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
