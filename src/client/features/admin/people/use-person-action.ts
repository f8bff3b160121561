import { useState } from 'react'
import { readFailure } from '../../../lib/api/failure.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { notify } from '../../../lib/feedback/notify.ts'
import { withSignIn } from '../../../lib/session/with-sign-in.ts'

interface Done {
  message: string
  /** Why a subscription goes on that was to end. The sheet of the account shows that it does. */
  subscriptionProblem?: string | null
}

/**
 * Does something with an account, reports it and loads the list again. A failure stays beside the button; one that asks for a
 * new sign-in closes what is open, because the page asks for it.
 */
export function usePersonAction(onConfirmIdentity: () => void) {
  const utils = trpc.useUtils()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  /** Returns whether it was done. */
  async function run(call: () => Promise<Done>, title: string): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    setFailure('')
    try {
      const { message, subscriptionProblem: problem } = await withSignIn(call)
      notify({ title, description: problem ?? message, ...(problem && { tone: 'failed' }) })
      await utils.admin.people.invalidate()
      return true
    } catch (error) {
      const { message, reason } = readFailure(error)
      if (reason === 'confirm_identity') {
        onConfirmIdentity()
        void utils.admin.invalidate()
      } else setFailure(message)
      return false
    } finally {
      setBusy(false)
    }
  }

  return { busy, failure, run, forgetFailure: () => setFailure('') }
}
