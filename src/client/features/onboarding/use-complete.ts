import { useState } from 'react'
import { readFailure } from '../../lib/api/failure.ts'
import { notify } from '../../lib/feedback/notify.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { withSignIn } from '../../lib/session/with-sign-in.ts'
import { type AnswerErrors, toRequest, type WizardAnswers } from './wizard-answers.ts'

const FAILED = 'Failed to save your preferences. Please try again.'

/** Milliseconds until the page behind the wizard is shown. */
const SHOW_PAGE_AFTER_MS = 100

interface CompleteProps {
  /** The server has the answers. */
  onSaved(): void
  onDone(): void
  /** The server refused one of the answers. */
  onRefused(errors: AnswerErrors): void
}

/** Saves the answers, after signing in again if the session has expired. */
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
