import { useState } from 'react'
import { announce } from '../feedback/announce.ts'
import { readFailure } from './failure.ts'
import { dismissFailure, type Notice, notify } from '../feedback/notify.ts'
import { withSignIn } from '../session/with-sign-in.ts'

/** HTTP statuses of refusals whose message says when to retry. */
const LATER: ReadonlySet<number> = new Set([409, 429])

/**
 * Runs one export at a time and reports its result. If the session has expired, it asks the user to sign in first. `run` takes
 * the function that saves the file, and the success message.
 */
export function useExport() {
  const [busy, setBusy] = useState(false)

  async function run(hand: () => Promise<void>, done: Notice): Promise<void> {
    if (busy) return
    setBusy(true)
    announce('Exporting...')
    dismissFailure()
    try {
      await withSignIn(hand)
      notify(done)
    } catch (error) {
      const { status, message } = readFailure(error)
      notify({
        tone: 'failed',
        title: 'Export Failed',
        description: LATER.has(status) ? message : 'Failed to export your data. Please try again.',
        withSupport: !LATER.has(status),
      })
    } finally {
      setBusy(false)
    }
  }

  return { busy, run }
}
