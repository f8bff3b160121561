import { useState } from 'react'
import { readFailure } from '../../../lib/api/failure.ts'
import { dismissFailure, notify } from '../../../lib/feedback/notify.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { withSignIn } from '../../../lib/session/with-sign-in.ts'

/** Creates, replaces and revokes the private feed. `url` is the new URL until the component unmounts, else an empty string. */
export function useFeed() {
  const utils = trpc.useUtils()
  const [url, setUrl] = useState('')
  const [busy, setBusy] = useState(false)

  /** Resolves to whether it succeeded. A toast shows the error. */
  async function attempt(failed: string, call: () => Promise<void>): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    dismissFailure()
    try {
      await call()
      await utils.planner.feed.invalidate()
      return true
    } catch (error) {
      notify({ tone: 'failed', title: failed, description: readFailure(error).message })
      return false
    } finally {
      setBusy(false)
    }
  }

  return {
    url,
    busy,
    /** Creates the feed, or a new URL that replaces the old one. */
    renew: () =>
      attempt('Failed to create the feed address', async () => {
        setUrl((await withSignIn(() => utils.client.planner.renewFeed.mutate())).url)
        notify({ title: 'Feed address created', description: 'It is shown only once.' })
      }),
    revoke: () =>
      attempt('Failed to revoke the feed', async () => {
        utils.planner.feed.setData(undefined, await withSignIn(() => utils.client.planner.revokeFeed.mutate()))
        setUrl('')
        notify({ title: 'Feed revoked', description: 'Its address no longer opens your plan.' })
      }),
  }
}
