import { useRef, useState } from 'react'
import type { PlannerStatus } from '../../../shared/features/planner/planner.constants.ts'
import type { PlannerEntry } from '../../../shared/features/planner/planner.schema.ts'
import { readFailure } from '../../lib/api/failure.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { dismissFailure, notify } from '../../lib/feedback/notify.ts'
import { withSignIn } from '../../lib/session/with-sign-in.ts'

/** Changes the status of one entry outside of the planner. A toast reports the result. */
export function useEntryStatus({ id }: Pick<PlannerEntry, 'id'>) {
  const utils = trpc.useUtils()
  const isBusy = useRef(false)
  const [busy, setBusy] = useState(false)

  async function setStatus(status: PlannerStatus): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setBusy(true)
    dismissFailure()
    try {
      await withSignIn(() => utils.client.planner.update.mutate({ id, status }))
      notify({ title: 'Status updated successfully!' })
    } catch (error) {
      notify({ tone: 'failed', title: 'Failed to update status', description: readFailure(error).message })
    }
    void utils.planner.invalidate()
    // The old status stays on screen until the new one is loaded.
    await utils.library.invalidate()
    isBusy.current = false
    setBusy(false)
  }

  return { busy, setStatus }
}
