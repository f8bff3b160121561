import { useRouter } from '@tanstack/react-router'
import { TRPCClientError } from '@trpc/client'
import { useEffect, useState } from 'react'
import type { PublicConfig } from '../../../shared/features/auth/auth.schema.ts'
import { announce } from '../../lib/feedback/announce.ts'
import { readFailure } from '../../lib/api/failure.ts'
import { dismissFailure, notify } from '../../lib/feedback/notify.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { withSignIn } from '../../lib/session/with-sign-in.ts'

/** Opens the payment provider's portal, where a subscription is changed, cancelled or resumed. */
export function usePortal(): { busy: boolean; openPortal(): Promise<void> } {
  const utils = trpc.useUtils()
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  // The back-forward cache restores this page with `busy` still set.
  useEffect(() => {
    function restore({ persisted }: PageTransitionEvent): void {
      if (!persisted) return
      setBusy(false)
      void utils.subscription.invalidate()
    }
    window.addEventListener('pageshow', restore)
    return () => window.removeEventListener('pageshow', restore)
  }, [utils])

  async function openPortal(): Promise<void> {
    if (busy) return
    setBusy(true)
    announce('Loading...')
    dismissFailure()
    // The button can be pressed before the configuration is loaded.
    const config = await utils.auth.config.ensureData().catch(() => undefined)
    try {
      const { url } = await withSignIn(() => utils.client.subscription.portal.mutate())
      // The user may change the subscription in the portal.
      await utils.subscription.invalidate(undefined, { refetchType: 'none' })
      const { pathname, search } = new URL(url, location.origin)
      if (config?.payments.kind !== 'sandbox') {
        // `busy` stays set until the browser leaves the page.
        location.assign(url)
        return
      }
      // The sandbox's portal is a page of this app.
      await router.navigate({ href: pathname + search })
    } catch (error) {
      const elsewhere = readRedirect(error)
      if (elsewhere) await router.navigate({ href: elsewhere })
      else notify({ tone: 'failed', title: 'Subscription Management Failed', description: explain(error, config) })
    }
    setBusy(false)
  }

  return { busy, openPortal }
}

function explain(error: unknown, config: PublicConfig | undefined): string {
  const { status, message } = readFailure(error)
  if (status !== 0) return message
  const contact = config ? ` Contact ${config.supportEmail} if you need assistance.` : ''
  return `Failed to access subscription management.${contact}`
}

/** Returns the path that an error response redirects to, if it is a path of this app. */
function readRedirect(error: unknown): string | undefined {
  const data: unknown = error instanceof TRPCClientError ? error.data : undefined
  if (typeof data !== 'object' || data === null || !('redirect' in data)) return undefined
  return typeof data.redirect === 'string' ? data.redirect : undefined
}
