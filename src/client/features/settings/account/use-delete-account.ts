import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { readFailure } from '../../../lib/api/failure.ts'
import { dismissFailure, notify } from '../../../lib/feedback/notify.ts'
import { useSessionManager } from '../../../lib/session/session-context.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { withSignIn } from '../../../lib/session/with-sign-in.ts'

const FALLBACK = 'Unable to delete account. Please contact support.'

/** Deletes the account on the server, then its data in this browser. */
export function useDeleteAccount() {
  const router = useRouter()
  const session = useSessionManager()
  const utils = trpc.useUtils()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [needsProof, setNeedsProof] = useState(false)

  async function deleteAccount(): Promise<void> {
    setBusy(true)
    setFailure('')
    setNeedsProof(false)
    dismissFailure()
    try {
      await withSignIn(() => utils.client.auth.deleteAccount.mutate())
    } catch (error) {
      const { status, message, reason } = readFailure(error)
      setNeedsProof(reason === 'confirm_identity')
      const text = status === 0 ? FALLBACK : message
      setBusy(false)
      setFailure(text)
      notify({ tone: 'failed', title: 'Deletion Failed', description: text, withSupport: true })
      return
    }
    // Navigates first. The question about unsaved changes is skipped, because the deleted account cannot save them.
    await router.navigate({ to: '/', ignoreBlocker: true })
    session.signedOut()
    notify({ title: 'Account Deleted', description: 'Your account has been permanently deleted.' })
  }

  return { busy, failure, needsProof, deleteAccount, forgetFailure: () => setFailure('') }
}
