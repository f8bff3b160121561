import { Button } from '@mantine/core'
import { useSubscription } from '../../../lib/billing/use-subscription.ts'
import { useUser } from '../../../lib/session/user-context.ts'
import { SupportLine } from '../../../components/dialogs/support-line.tsx'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx'
import { FormError } from '../../../ui/fields/field-error.tsx'
import styles from './delete-dialog.module.css'
import { subscriptionEnd } from './subscription-end.ts'
import { useDeleteAccount } from './use-delete-account.ts'

/** What deleting does; the card and the dialog say the same. */
export const CONSEQUENCE =
  'Deleting removes your account, everything you wrote and saved, your planner, your recordings and your settings. There is no way back.'

/** Asks for confirmation before the account is deleted. */
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
      <SubscriptionEnd />
      <FormError>{failure}</FormError>
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

/** What deleting the account does to its subscription. */
function SubscriptionEnd() {
  const { access } = useUser()
  const { data, error } = useSubscription()
  if (access !== 'standard') return null
  if (error && !data) return <p>If you have a subscription, it is cancelled at once and never charged again.</p>
  const end = data && subscriptionEnd(data)
  return end ? <p>{end}</p> : null
}
