import { Button } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Personalization } from '../../../shared/features/account/account.schema.ts'
import { dismissFailure, notify } from '../../lib/feedback/notify.ts'
import { PageMain } from '../../components/page/page-main.tsx'
import { focusFirstInvalid } from '../../ui/fields/field-error.tsx'
import { FormError } from '../../ui/fields/form-error.tsx'
import { Steps } from '../../ui/data/steps.tsx'
import styles from './onboarding-page.module.css'
import { useComplete } from './use-complete.ts'
import { useWizard } from './use-wizard.ts'
import { type AnswerErrors, checkAnswers, isAnswered, type WizardAnswers } from './wizard-answers.ts'
import { WizardButtons } from './wizard-buttons.tsx'
import { WizardStep } from './wizard-step.tsx'
import { LAST_STEP, WIZARD_STEPS } from './wizard-steps.ts'

interface OnboardingPageProps {
  userId: string
  /** The saved answers. Null during the first onboarding. */
  saved: Personalization | null
  /** Called shortly after the answers are saved. */
  onDone(): void
  /** If set, there is a Cancel button. */
  onCancel?: () => void
}

/** The onboarding wizard with three steps. Only the first is required. */
export function OnboardingPage({ userId, saved, onDone, onCancel }: OnboardingPageProps) {
  const { step, answers, goTo, answer, forget } = useWizard(userId, saved)
  const [errors, setErrors] = useState<AnswerErrors>({})
  const formRef = useRef<HTMLFormElement>(null)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const { busy, failure, complete } = useComplete({ onSaved: forget, onDone, onRefused: pointOut })
  const { question, hint } = WIZARD_STEPS[step] ?? WIZARD_STEPS[0]

  function pointOut(found: AnswerErrors): void {
    // The field must be rendered before it can be focused.
    flushSync(() => {
      if (step > 0) goTo(0)
      setErrors(found)
    })
    focusFirstInvalid(formRef.current)
  }

  function show(nextStep: number): void {
    flushSync(() => goTo(nextStep))
    window.scrollTo(0, 0)
    headingRef.current?.focus({ preventScroll: true })
  }

  function goOn(): void {
    if (busy) return
    const found = checkAnswers(answers)
    setErrors(found)
    const [problem] = Object.values(found)
    if (problem) {
      const wrong = found.contentNiche ? answers.niche : answers.audience
      const title = isAnswered(wrong) ? 'Answer Too Long' : 'Missing Information'
      notify({ tone: 'failed', title, description: problem, atField: true })
      pointOut(found)
      return
    }
    dismissFailure()
    if (step < LAST_STEP) show(step + 1)
    else void complete(answers)
  }

  function change(next: WizardAnswers): void {
    answer(next)
    // Visible errors are updated while typing. New errors appear only at submit.
    const left = checkAnswers(next)
    const stays = (question: keyof AnswerErrors, key: 'niche' | 'audience') =>
      errors[question] && left[question] && next[key].choice === answers[key].choice && { [question]: left[question] }
    setErrors({ ...stays('contentNiche', 'niche'), ...stays('targetAudience', 'audience') })
  }

  return (
    <PageMain className={`hl-wrap ${styles.page}`}>
      <form
        ref={formRef}
        className={styles.form}
        noValidate
        aria-label="Your creator profile"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          goOn()
        }}
      >
        <header className={styles.head}>
          <div className={styles.title}>
            <h1 ref={headingRef} tabIndex={-1}>
              {question}
            </h1>
            <p className="hl-text-2">{hint}</p>
          </div>
          {onCancel && (
            <Button
              variant="default"
              onClick={() => {
                forget()
                onCancel()
              }}
            >
              Cancel
            </Button>
          )}
        </header>
        <Steps labels={WIZARD_STEPS.map(({ name }) => name)} current={step} />
        <div className={styles.questions}>
          <WizardStep step={step} answers={answers} errors={errors} onChange={change} />
          <FormError>{failure}</FormError>
        </div>
        <WizardButtons step={step} busy={busy} again={saved !== null} onPrevious={() => show(step - 1)} onSkip={goOn} />
      </form>
    </PageMain>
  )
}
