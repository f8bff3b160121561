import { useState } from 'react'
import type { CreateInviteRequest } from '../../../../shared/features/auth/invites.schema.ts'
import { readFailure } from '../../../lib/api/failure.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { dismissFailure, notify } from '../../../lib/feedback/notify.ts'
import { withSignIn } from '../../../lib/session/with-sign-in.ts'

/** Makes and ends the owner's invitations. `url` is the newest link until the component unmounts, else empty. */
export function useInvitations() {
  const utils = trpc.useUtils()
  const [url, setUrl] = useState('')
  const [busy, setBusy] = useState(false)

  async function attempt(failed: string, call: () => Promise<void>): Promise<void> {
    if (busy) return
    setBusy(true)
    dismissFailure()
    try {
      await call()
    } catch (error) {
      const { message, reason } = readFailure(error)
      // The page asks for a new sign-in once its queries are refused too.
      if (reason === 'confirm_identity') void utils.admin.invalidate()
      else notify({ tone: 'failed', title: failed, description: message })
    } finally {
      setBusy(false)
      void utils.admin.invites.list.invalidate()
    }
  }

  return {
    url,
    busy,
    create: (request: CreateInviteRequest) =>
      attempt('Failed to make the invitation', async () => {
        setUrl((await withSignIn(() => utils.client.admin.invites.create.mutate(request))).url)
        notify({ title: 'Invitation created', description: 'Its link is shown only this once.' })
      }),
    revoke: (id: string) =>
      attempt('Failed to end the invitation', async () => {
        const { message } = await withSignIn(() => utils.client.admin.invites.revoke.mutate({ id }))
        setUrl('')
        notify({ title: 'Invitation ended', description: message })
      }),
  }
}
