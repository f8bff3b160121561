import { Button } from '@mantine/core'
import { useState } from 'react'
import { readFailure } from '../../../lib/api/failure.ts'
import { notify } from '../../../lib/feedback/notify.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { withSignIn } from '../../../lib/session/with-sign-in.ts'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx'
import { FormError } from '../../../ui/fields/field-error.tsx'

interface SignOutOthersDialogProps {
  open: boolean
  /** How many devices would be signed out. */
  others: number
  onClose(): void
}

/** Asks before every other device is signed out. */
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
    <Dialog open={open} title="Sign out everywhere else?" onClose={close}>
      <p>
        {others === 1 ? 'One other device has' : `${others} other devices have`} to sign in again. You stay signed in
        here.
      </p>
      <FormError>{failure}</FormError>
      <DialogActions>
        <BusyButton size="lg" busy={busy} busyLabel="Signing out..." onClick={() => void signOut()}>
          Sign out everywhere else
        </BusyButton>
        <Button variant="subtle" color="gray" size="lg" data-autofocus onClick={close}>
          Cancel
        </Button>
      </DialogActions>
    </Dialog>
  )
}
