import {
  BRAND_PERSONALITIES,
  CONTENT_GOALS,
  CONTENT_NICHES,
  CONTENT_STYLES,
  TARGET_AUDIENCES,
} from '../../../shared/features/account/account.constants.ts'
import { CheckChoice } from '../../ui/fields/check-choice.tsx'
import { Choice } from '../../ui/fields/choice.tsx'
import { OwnChoice } from './own-choice.tsx'
import { type AnswerErrors, type WizardAnswers } from './wizard-answers.ts'
import styles from './wizard-step.module.css'

interface WizardStepProps {
  /** Index of the step, from 0. */
  step: number
  answers: WizardAnswers
  errors: AnswerErrors
  onChange(answers: WizardAnswers): void
}

const asOptions = <Value extends string>(values: readonly Value[]) => values.map((value) => ({ value, label: value }))

/** The questions of one step. */
export function WizardStep({ step, answers, errors, onChange }: WizardStepProps) {
  if (step === 0) {
    return (
      <div className={styles.questions}>
        <OwnChoice
          label="Content niche"
          ownLabel="Your niche"
          options={CONTENT_NICHES}
          answer={answers.niche}
          error={errors.contentNiche}
          onChange={(niche) => onChange({ ...answers, niche })}
        />
        <OwnChoice
          label="Target audience"
          ownLabel="Your audience"
          options={TARGET_AUDIENCES}
          answer={answers.audience}
          error={errors.targetAudience}
          onChange={(audience) => onChange({ ...answers, audience })}
        />
      </div>
    )
  }
  if (step === 1) {
    return (
      <div className={styles.questions}>
        <Choice
          label="Brand personality"
          look="columns"
          options={asOptions(BRAND_PERSONALITIES)}
          value={answers.personality}
          onChange={(personality) => onChange({ ...answers, personality })}
        />
        <Choice
          label="Preferred content style"
          look="columns"
          options={asOptions(CONTENT_STYLES)}
          value={answers.style}
          onChange={(style) => onChange({ ...answers, style })}
        />
      </div>
    )
  }
  return (
    <div className={styles.questions}>
      <CheckChoice
        label="Content goals"
        options={CONTENT_GOALS}
        values={answers.goals}
        onChange={(goals) => onChange({ ...answers, goals })}
      />
    </div>
  )
}
