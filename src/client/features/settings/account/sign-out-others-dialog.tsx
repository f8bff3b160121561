import { useState } from 'react'
import { readFailure } from '../../../lib/api/failure.ts'
import { notify } from '../../../lib/feedback/notify.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { withSignIn } from '../../../lib/session/with-sign-in.ts'
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import { FormError } from '../../../ui/fields/form-error.tsx'

interface SignOutOthersDialogProps {
  open: boolean
  /** Number of devices that would be signed out. */
  others: number
  onClose(): void
}

/** Asks before all other devices are signed out. */
export function SignOutOthersDialog({ open, others, onClose }: SignOutOthersDialogProps) {
  const utils = trpc.useUtils()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  function close(): void {
    setFailure('')
    onClose()
  }

  async function signOut(): Promise<void> {
    setBusy(true)
    try {
      const { message } = await withSignIn(() => utils.client.auth.signOutEverywhereElse.mutate())
      await utils.auth.devices.invalidate()
      notify({ title: 'Signed out everywhere else', description: message })
      close()
    } catch (error) {
      setFailure(readFailure(error).message)
    }
    setBusy(false)
  }

  return (
    <ConfirmDialog
      open={open}
      title="Sign out everywhere else?"
      confirmLabel="Sign out everywhere else"
      busyLabel="Signing out..."
      busy={busy}
      onConfirm={() => void signOut()}
      onClose={close}
    >
      <p>
        {others === 1 ? 'One other device has' : `${others} other devices have`} to sign in again. You stay signed in
        here.
      </p>
      <FormError>{failure}</FormError>
    </ConfirmDialog>
  )
}
