import { Button } from '@mantine/core'
import { Suspense, useRef, useState } from 'react'
import { readFailure } from '../../../lib/api/failure.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { lazyComponent } from '../../../lib/browser/lazy-component.ts'
import { notify } from '../../../lib/feedback/notify.ts'
import { withSignIn } from '../../../lib/session/with-sign-in.ts'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import { FormError } from '../../../ui/fields/form-error.tsx'
import styles from './email-change.module.css'

const EmailForm = lazyComponent(() => import('./email-form.tsx').then((module) => module.EmailForm))

interface EmailChangeProps {
  email: string
  /** The address that the user asked for and has not confirmed yet. */
  pending: string | null
}

/** Changes the address of an account with password sign-in: a button, the form behind it, or the change that waits for its link. */
export function EmailChange({ email, pending }: EmailChangeProps) {
  const [open, setOpen] = useState(false)
  const ref = useRef<HTMLElement>(null)
  const close = (): void => {
    setOpen(false)
    ref.current?.focus()
  }
  let content = (
    <Button variant="default" className={styles.button ?? ''} onClick={() => setOpen(true)}>
      Change Email
    </Button>
  )
  if (open)
    content = (
      <Suspense>
        <EmailForm email={email} onClose={close} />
      </Suspense>
    )
  else if (pending) content = <PendingEmail email={email} pending={pending} onCancelled={close} />
  return (
    <section ref={ref} tabIndex={-1} aria-label="Change Email">
      {content}
    </section>
  )
}

function PendingEmail({ email, pending, onCancelled }: { email: string; pending: string; onCancelled(): void }) {
  const utils = trpc.useUtils()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function cancel(): Promise<void> {
    setBusy(true)
    setProblem('')
    try {
      const { message } = await withSignIn(() => utils.client.auth.cancelEmailChange.mutate())
      await utils.auth.profile.invalidate()
      onCancelled()
      notify({ title: 'Change cancelled', description: message })
    } catch (error) {
      setBusy(false)
      setProblem(readFailure(error).message)
    }
  }

  return (
    <div className={styles.form}>
      <p className={`hl-small ${styles.text}`}>
        We sent a link to <b>{pending}</b>. Until you open it, your address stays {email}.
      </p>
      <FormError>{problem}</FormError>
      <BusyButton
        variant="default"
        className={styles.button ?? ''}
        busy={busy}
        busyLabel="Cancelling..."
        onClick={() => void cancel()}
      >
        Cancel the change
      </BusyButton>
    </div>
  )
}
