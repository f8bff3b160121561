import { useState } from 'react'
import { SupportLine } from '../../../components/dialogs/support-line.tsx'
import { isSignedOut, readFailure } from '../../../lib/api/failure.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { useSessionManager } from '../../../lib/session/session-context.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { FormError } from '../../../ui/fields/form-error.tsx'
import { AccountLayout, describeBrokenLink } from '../account-layout.tsx'
import styles from '../link-page.module.css'

/** `change`: the link to a new address. `undo`: the link to the old one. */
export type EmailChangePurpose = 'change' | 'undo'

const TEXTS = {
  change: {
    title: 'Use your new address',
    sub: 'One click, and your account has this address. Your other devices are signed out.',
    submit: 'Use this address',
    busy: 'Changing...',
    done: 'Your address is changed',
    doneSub: 'You sign in with it from now on.',
    next: { to: '/settings', label: 'Back to Settings' },
  },
  undo: {
    title: 'Take your address back',
    sub: 'Your account gets this address back, every device is signed out, and you choose a new password. If somebody made an account with this address since and never confirmed it, that one is deleted.',
    submit: 'Undo the change',
    busy: 'Undoing...',
    done: 'Your old address is back',
    doneSub: 'Check your email: a link to a new password is on its way.',
    next: { to: '/login', label: 'Sign in' },
  },
} as const

/** Changes the address of an account with a mailed token, or restores it. It needs a click, because mail scanners open links. */
export function EmailChangePage({ purpose, token }: { purpose: EmailChangePurpose; token: string | undefined }) {
  const [done, setDone] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [problem, setProblem] = useState('')
  const { user } = useSession()
  const session = useSessionManager()
  const utils = trpc.useUtils()
  const changing = trpc.auth.confirmEmailChange.useMutation()
  const undoing = trpc.auth.undoEmailChange.useMutation()
  const mutation = purpose === 'change' ? changing : undoing
  const texts = TEXTS[purpose]

  async function send(usable: string): Promise<void> {
    setProblem('')
    try {
      await mutation.mutateAsync({ token: usable })
    } catch (error) {
      const failure = readFailure(error)
      if (isSignedOut(failure)) await session.refresh().catch(() => setProblem(failure.message))
      else if (failure.field === 'token') setRefusal(failure.message)
      else setProblem(failure.message)
      return
    }
    setDone(true)
    await utils.auth.profile.invalidate()
    await session.refresh().catch(() => {
      // The next page loads the session again.
    })
  }

  if (done) {
    return (
      <AccountLayout title={texts.done} sub={texts.doneSub}>
        <div className={styles.choices}>
          <ButtonLink to={texts.next.to} size="lg" replace>
            {texts.next.label}
          </ButtonLink>
        </div>
      </AccountLayout>
    )
  }
  if (refusal || !token) {
    return (
      <AccountLayout {...describeBrokenLink(refusal)}>
        <div className={styles.choices}>
          {purpose === 'change' ? (
            <ButtonLink to="/settings" size="lg" replace>
              Ask for a new link in Settings
            </ButtonLink>
          ) : (
            <SupportLine beside={refusal} />
          )}
        </div>
      </AccountLayout>
    )
  }
  if (purpose === 'change' && !user) {
    const redirect = `/verify-email?purpose=change&token=${encodeURIComponent(token)}`
    return (
      <AccountLayout title={texts.title} sub="Sign in first. The link only works for the account that asked for it.">
        <div className={styles.choices}>
          <ButtonLink to="/login" search={{ redirect }} size="lg">
            Sign in to go on
          </ButtonLink>
        </div>
      </AccountLayout>
    )
  }
  return (
    <AccountLayout title={texts.title} sub={texts.sub}>
      <div className={styles.choices}>
        <BusyButton size="lg" busy={mutation.isPending} busyLabel={texts.busy} onClick={() => send(token)}>
          {texts.submit}
        </BusyButton>
        <FormError>{problem}</FormError>
        {problem && <SupportLine beside={problem} />}
      </div>
    </AccountLayout>
  )
}
