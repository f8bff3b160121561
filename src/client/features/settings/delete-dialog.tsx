import { Button } from '@mantine/core'
import { SupportLine } from '../../parts/support-line.tsx'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import styles from './delete-dialog.module.css'
import { useDeleteAccount } from './use-delete-account.ts'

/** What deleting does, in the words of the card and of the dialog alike. */
export const CONSEQUENCE =
  'Deleting removes your account, everything you wrote and saved, your plan, your recordings and your settings. There is no way back.'

/** The last question before an account is gone. */
export function DeleteDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const { busy, failure, deleteAccount, forgetFailure } = useDeleteAccount()

  function close(): void {
    if (busy) return
    forgetFailure()
    onClose()
  }

  return (
    <Dialog open={open} title="Are you absolutely sure?" onClose={close}>
      <p>{CONSEQUENCE}</p>
      {failure && (
        <p role="alert">
          <FieldError>{failure}</FieldError>
        </p>
      )}
      <DialogActions>
        <BusyButton
          color="red"
          size="lg"
          className={styles.delete ?? ''}
          busy={busy}
          busyLabel="Deleting..."
          onClick={() => void deleteAccount()}
        >
          Delete Account
        </BusyButton>
        <Button variant="subtle" color="gray" size="lg" data-autofocus onClick={close}>
          Cancel
        </Button>
      </DialogActions>
      <SupportLine beside={failure} />
    </Dialog>
  )
}
