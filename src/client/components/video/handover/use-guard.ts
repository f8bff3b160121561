import { useRef, useState } from 'react'
import { readFailure } from '../../../lib/api/failure.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { type ReachedLimit, reachedLimit } from '../../../lib/billing/reached-limit.ts'
import { notify } from '../../../lib/feedback/notify.ts'
import { type NextStep } from './handover-pieces.ts'

/** Runs one step at a time and ignores others. Shows a failure as a toast. Stores a used-up allowance in `limit`. */
export function useGuard() {
  const utils = trpc.useUtils()
  const isBusy = useRef(false)
  const [busy, setBusy] = useState<NextStep | null>(null)
  const [limit, setLimit] = useState<ReachedLimit | null>(null)

  async function guard(step: NextStep, work: () => Promise<void>): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setBusy(step)
    try {
      await work()
    } catch (error) {
      const failure = readFailure(error)
      const reached = reachedLimit(failure, new Date(), utils.subscription.usage.getData()?.hasActiveSubscription)
      if (reached) setLimit(reached)
      else notify({ tone: 'failed', title: 'That did not work', description: failure.message })
    } finally {
      isBusy.current = false
      setBusy(null)
    }
  }

  return { busy, limit, closeLimit: () => setLimit(null), guard }
}
