import { useState } from 'react'
import { type Failure, readFailure } from '../../../lib/api/failure.ts'
import { dismissFailure, notify } from '../../../lib/feedback/notify.ts'
import { trpc } from '../../../lib/api/trpc.ts'

/** The data of the sandbox's portal. */
export type PortalView = NonNullable<
  ReturnType<ReturnType<typeof trpc.useUtils>['subscription']['sandbox']['portal']['getData']>
>

/** Runs changes in the portal and reloads its data. `change` resolves to the failure, if there is one. */
export function usePortalChange(portalId: string) {
  const utils = trpc.useUtils()
  const [busy, setBusy] = useState(false)

  async function change(work: () => Promise<unknown>, failedTitle: string): Promise<Failure | undefined> {
    setBusy(true)
    dismissFailure()
    let failure: Failure | undefined
    try {
      await work()
    } catch (error) {
      failure = readFailure(error)
      notify({ tone: 'failed', title: failedTitle, description: failure.message, withSupport: true })
    }
    void utils.subscription.status.invalidate()
    await utils.subscription.sandbox.portal.invalidate({ portalId })
    setBusy(false)
    return failure
  }

  return { busy, change, calls: utils.client.subscription.sandbox }
}
