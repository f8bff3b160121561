import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { ChangeEmailRequest } from '../../../../shared/features/auth/auth.schema.ts'
import { EmailField } from '../../../components/account/email-field.tsx'
import { useAccountForm } from '../../../components/account/account-form.tsx'
import { readFailure } from '../../../lib/api/failure.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { dismissFailure, notify } from '../../../lib/feedback/notify.ts'
import { withSignIn } from '../../../lib/session/with-sign-in.ts'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import { FormError } from '../../../ui/fields/form-error.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import styles from './email-change.module.css'

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
  if (open) content = <EmailForm email={email} onClose={close} />
  else if (pending) content = <PendingEmail email={email} pending={pending} onCancelled={close} />
  return (
    <section ref={ref} tabIndex={-1} aria-label="Change Email">
      {content}
    </section>
  )
}

const focusOnce = (input: HTMLInputElement | null): void => input?.focus()

/** Asks for the new address and the password. It has the focus once it is there. */
function EmailForm({ email, onClose }: { email: string; onClose(): void }) {
  const utils = trpc.useUtils()
  const form = useAccountForm({
    schema: ChangeEmailRequest,
    initialValues: { email: '', password: '' },
    failedTitle: 'Email Change Failed',
    noAnswer: 'Unable to change your email. Please try again.',
    async send(change) {
      dismissFailure()
      const { message } = await withSignIn(() => utils.client.auth.changeEmail.mutate(change))
      await utils.auth.profile.invalidate()
      onClose()
      notify({ title: 'Check your new mailbox', description: message })
    },
  })

  return (
    <form {...form.props} className={styles.form}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <EmailField
        {...form.field('email')}
        ref={focusOnce}
        label="New email"
        description="We mail a link to it. Your other devices are signed out when you open it."
        autoComplete="email"
      />
      <PasswordField {...form.field('password')} label="Current password" autoComplete="current-password" />
      <FormError>{form.error}</FormError>
      <div className="hl-row">
        <BusyButton type="submit" busy={form.busy} busyLabel="Sending...">
          Send the link
        </BusyButton>
        <Button variant="subtle" color="gray" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
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
