import { useId } from 'react'
import { type Plan, PLANS } from '../../../shared/features/subscription/subscription.constants.ts'
import { YEARLY_SAVING_CENTS } from '../../../shared/plans.ts'
import { PLAN_NAME, termsLine } from './order-terms.ts'
import styles from './plan-choice.module.css'

const SAVING = `Save $${Math.round(YEARLY_SAVING_CENTS / 100)}!`

interface PlanChoiceProps {
  plan: Plan
  introOffer: boolean
  disabled: boolean
  onChange(plan: Plan): void
}

/** The two plans as radio cards with their terms. */
export function PlanChoice({ plan, introOffer, disabled, onChange }: PlanChoiceProps) {
  const name = useId()
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend className="hl-group">Plan</legend>
      {PLANS.map((option) => (
        <label key={option} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={option}
            checked={option === plan}
            onChange={() => onChange(option)}
          />
          <span className={styles.dot} />
          <span className={styles.text}>
            <b>{PLAN_NAME[option]}</b>
            <span className="hl-meta hl-figures hl-text-2">{termsLine(option, introOffer)}</span>
          </span>
          {option === 'yearly' && <span className={styles.saving}>{SAVING}</span>}
        </label>
      ))}
    </fieldset>
  )
}
