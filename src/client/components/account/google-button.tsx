import { IconBrandGoogle } from '@tabler/icons-react'
import { useState } from 'react'
import type { SignedInUser } from '../../../shared/features/auth/auth.schema.ts'
import { readFailure } from '../../lib/api/failure.ts'
import { notify } from '../../lib/feedback/notify.ts'
import { useSessionManager } from '../../lib/session/session-context.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { useAccounts } from '../../lib/session/use-accounts.ts'
import { BusyButton } from '../../ui/buttons/busy-button.tsx'
import { FormError } from '../../ui/fields/form-error.tsx'
import styles from './google-button.module.css'

/** Texts of the button. */
export interface GoogleWords {
  label: string
  busyLabel: string
  doneTitle: string
  failedTitle: string
  /** Message for an error without one. */
  fallback: string
  /** Message if the server has no Google sign-in. */
  notSetUp: string
}

export const SIGN_IN_WITH_GOOGLE: GoogleWords = {
  label: 'Sign in with Google',
  busyLabel: 'Signing in with Google...',
  doneTitle: 'Welcome back!',
  failedTitle: 'Google sign in failed',
  fallback: 'Failed to sign in with Google',
  notSetUp: 'Firebase not configured. Please check your Firebase API keys.',
}

/** For a signed-in person who proves again who they are. */
export const CONFIRM_WITH_GOOGLE: GoogleWords = {
  label: 'Confirm with Google',
  busyLabel: 'Confirming with Google...',
  doneTitle: 'Confirmed',
  failedTitle: 'Google sign in failed',
  fallback: 'Failed to sign in with Google',
  notSetUp: 'Firebase not configured. Please check your Firebase API keys.',
}

interface GoogleButtonProps {
  words: GoogleWords
  /** The token of an invitation. */
  invite?: string | undefined
  /** Called once the server has opened a session. */
  onSignedIn?: (user: SignedInUser) => void
  /** Whether no other way follows. */
  alone?: boolean
}

/** Signs in with Google through Firebase. Without Firebase the button explains that it is not set up, or is not rendered. */
export function GoogleButton({ words, invite, onSignedIn, alone = false }: GoogleButtonProps) {
  const [refusal, setRefusal] = useState('')
  const [busy, setBusy] = useState(false)
  const session = useSessionManager()
  const accounts = useAccounts(invite)
  const { data: config } = trpc.auth.config.useQuery()
  const live = config?.identity.kind === 'firebase'
  const shown = live || (config?.identity.kind === 'embedded' && config.identity.google === 'not-set-up')
  if (!shown) return null

  function refuse(message: string): void {
    setRefusal(message)
    notify({ tone: 'failed', title: words.failedTitle, description: message })
  }

  async function signIn(): Promise<void> {
    if (!live) return refuse(words.notSetUp)
    setRefusal('')
    setBusy(true)
    try {
      const user = await accounts.withGoogle()
      await session.signedIn(user)
      notify({ title: words.doneTitle })
      onSignedIn?.(user)
    } catch (error) {
      refuse(readFailure(error).message || words.fallback)
    }
    setBusy(false)
  }

  return (
    <div className={styles.google}>
      <BusyButton
        variant="default"
        size="lg"
        fullWidth
        leftSection={<IconBrandGoogle size={18} stroke={1.75} aria-hidden="true" />}
        busy={busy}
        busyLabel={words.busyLabel}
        onClick={() => void signIn()}
      >
        <span className={styles.label}>
          {words.label} {!live && <span className={styles.mark}>not set up here</span>}
        </span>
      </BusyButton>
      <FormError>{refusal}</FormError>
      {!alone && (
        <div className={styles.or}>
          <span>or</span>
        </div>
      )}
    </div>
  )
}
