import { useState } from 'react'
import { announce } from '../../lib/feedback/announce.ts'
import { readFailure } from '../../lib/api/failure.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { withSignIn } from '../../lib/session/with-sign-in.ts'
import { BusyButton } from '../../ui/buttons/busy-button.tsx'
import { FieldError } from '../../ui/fields/field-error.tsx'
import styles from './verify-note.module.css'

/** Says that the e-mail address is not verified. If the server sends the mail itself, a button sends another one. */
export function VerifyNote() {
  const utils = trpc.useUtils()
  const { data: config } = trpc.auth.config.useQuery()
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<{ text: string; failed: boolean } | null>(null)
  if (config?.identity.kind !== 'embedded') return null

  async function send(): Promise<void> {
    setBusy(true)
    setAnswer(null)
    try {
      const { message } = await withSignIn(() => utils.client.auth.resendVerification.mutate())
      setAnswer({ text: message, failed: false })
      announce(message)
    } catch (error) {
      setAnswer({ text: readFailure(error).message, failed: true })
    }
    setBusy(false)
  }

  return (
    <div className={styles.note}>
      <p className={`hl-small hl-text-2 ${styles.text}`}>
        Your email address is not verified yet. The link is in the email we sent you.
      </p>
      <BusyButton variant="default" size="sm" busy={busy} busyLabel="Sending..." onClick={() => void send()}>
        Send the link again
      </BusyButton>
      {answer && (
        <p className={`hl-small ${styles.answer}`} role={answer.failed ? 'alert' : undefined}>
          {answer.failed ? <FieldError>{answer.text}</FieldError> : answer.text}
        </p>
      )}
    </div>
  )
}
