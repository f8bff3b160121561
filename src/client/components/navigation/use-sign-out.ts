import { useRouter } from '@tanstack/react-router'
import { notify } from '../../lib/feedback/notify.ts'
import { useSessionManager } from '../../lib/session/session-context.ts'
import { trpc } from '../../lib/api/trpc.ts'

/** Signs out on the server, then in all tabs of this browser. */
export function useSignOut(): () => Promise<void> {
  const router = useRouter()
  const session = useSessionManager()
  const logout = trpc.auth.logout.useMutation()
  return async () => {
    let atProvider: string | undefined
    try {
      const { redirect } = await logout.mutateAsync()
      atProvider = redirect
    } catch {
      notify({ tone: 'failed', title: 'Error', description: 'Failed to sign out. Please try again.' })
      return
    }
    // Leaves protected pages first, because their guard would redirect to the sign-in page. Unsaved changes are discarded: the
    // session that could save them has ended.
    await router.navigate({ to: '/', ignoreBlocker: true })
    session.signedOut()
    // The session at the identity provider ends on a page there, which leads back.
    if (atProvider !== undefined) return window.location.assign(atProvider)
    notify({ title: 'Signed out', description: 'You have been successfully signed out.' })
  }
}
