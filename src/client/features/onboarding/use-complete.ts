import { useState } from 'react'
import { readFailure } from '../../lib/api/failure.ts'
import { notify } from '../../lib/feedback/notify.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { withSignIn } from '../../lib/session/with-sign-in.ts'
import { type AnswerErrors, toRequest, type WizardAnswers } from './wizard-answers.ts'

const FAILED = 'Failed to save your preferences. Please try again.'

/** Delay in milliseconds before the page behind the wizard is shown. */
const SHOW_PAGE_AFTER_MS = 100

interface CompleteProps {
  /** Called when the server has stored the answers. */
  onSaved(): void
  onDone(): void
  /** Called when the server has refused an answer. */
  onRefused(errors: AnswerErrors): void
}

/** Saves the answers. If the session has expired, it asks the user to sign in first. */
export function useComplete({ onSaved, onDone, onRefused }: CompleteProps) {
  const utils = trpc.useUtils()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function complete(answers: WizardAnswers): Promise<void> {
    setBusy(true)
    setFailure('')
    try {
      const kept = await withSignIn(() => utils.client.auth.completeOnboarding.mutate(toRequest(answers)))
      utils.auth.personalization.setData(undefined, kept)
      onSaved()
      setTimeout(onDone, SHOW_PAGE_AFTER_MS)
    } catch (error) {
      const { field, message } = readFailure(error)
      setBusy(false)
      setFailure(FAILED)
      const atField = field === 'contentNiche' || field === 'targetAudience'
      notify({ tone: 'failed', title: 'Save Failed', description: FAILED, atField })
      if (atField) onRefused({ [field]: message })
    }
  }

  return { busy, failure, complete }
}
