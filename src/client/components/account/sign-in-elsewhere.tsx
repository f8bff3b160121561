import { useEffect, useEffectEvent } from 'react'
import type { SignedInUser } from '../../../shared/features/auth/auth.schema.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { useSessionManager } from '../../lib/session/session-context.ts'
import { OidcButton } from './oidc-button.tsx'

/** Signs in at the OpenID Connect provider in another tab, and looks whether that is done when this tab is shown again. */
export function SignInElsewhere({ onSignedIn }: { onSignedIn(user: SignedInUser): void }) {
  const session = useSessionManager()
  const { client } = trpc.useUtils()

  async function look(): Promise<void> {
    const { user } = await client.auth.session.query()
    if (!user) return
    await session.signedIn(user)
    onSignedIn(user)
  }
  const onFocus = useEffectEvent(() => {
    look().catch(() => {
      // Without an answer the dialog stays; the next look may have one.
    })
  })
  useEffect(() => {
    window.addEventListener('focus', onFocus)
    return () => window.removeEventListener('focus', onFocus)
  }, [])

  return (
    <>
      <p className="hl-small hl-text-2">It opens in another tab. Come back here afterwards.</p>
      <OidcButton newTab />
    </>
  )
}
