import { useState } from 'react'
import { readFailure } from '../../../lib/api/failure.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { dismissFailure, notify } from '../../../lib/feedback/notify.ts'

/** Has failed work tried again. `busy` is the id of the job that is being sent, or `all`. */
export function useWork() {
  const utils = trpc.useUtils()
  const [busy, setBusy] = useState<string>()

  async function attempt(what: string, call: () => Promise<{ count: number }>): Promise<void> {
    if (busy !== undefined) return
    setBusy(what)
    dismissFailure()
    try {
      const { count } = await call()
      const title = count === 1 ? 'It will be tried again' : `${count} will be tried again`
      notify({ title, description: 'Within seconds. What fails again is tried for two more days.' })
      // The button of the job goes with it.
      document.querySelector('h1')?.focus({ preventScroll: true })
    } catch (error) {
      notify({ tone: 'failed', title: 'Not tried again', description: readFailure(error).message })
    }
    await utils.admin.work.list.invalidate()
    setBusy(undefined)
  }

  return {
    busy,
    retry: (id: string) => attempt(id, () => utils.client.admin.work.retry.mutate({ id })),
    retryAll: () => attempt('all', () => utils.client.admin.work.retryAll.mutate()),
  }
}
