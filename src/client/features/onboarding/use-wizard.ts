import { useState } from 'react'
import type { Personalization } from '../../../shared/features/account/account.schema.ts'
import { draftKey, readDraft, writeDraft } from '../../lib/generation/draft.ts'
import { fromSaved, parseAnswers, type WizardAnswers } from './wizard-answers.ts'
import { LAST_STEP } from './wizard-steps.ts'

interface Wizard {
  /** Index of the step, from 0. */
  step: number
  answers: WizardAnswers
}

/**
 * Manages the state of the wizard. It starts with the `saved` answers, and is stored in the browser until the wizard is finished.
 */
export function useWizard(userId: string, saved: Personalization | null) {
  const key = draftKey(userId, 'onboarding')
  const [wizard, setWizard] = useState(() => readDraft(key, (value) => parseWizard(value, fromSaved(saved))))

  function change(next: Wizard): void {
    setWizard(next)
    writeDraft(key, next)
  }

  return {
    ...wizard,
    goTo: (step: number): void => change({ ...wizard, step }),
    answer: (answers: WizardAnswers): void => change({ ...wizard, answers }),
    forget: (): void => writeDraft(key, null),
  }
}

function parseWizard(value: unknown, fallback: WizardAnswers): Wizard {
  const step = typeof value === 'object' && value !== null && 'step' in value ? Number(value.step) : 0
  const known = Number.isInteger(step) && step >= 0 && step <= LAST_STEP
  return { step: known ? step : 0, answers: parseAnswers(value && Object(value).answers, fallback) }
}
