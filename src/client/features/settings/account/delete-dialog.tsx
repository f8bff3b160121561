import { useHost } from '../../../lib/api/use-host.ts'
import { useSubscription } from '../../../lib/billing/use-subscription.ts'
import { useUser } from '../../../lib/session/user-context.ts'
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import { SupportLine } from '../../../components/dialogs/support-line.tsx'
import { FormError } from '../../../ui/fields/form-error.tsx'
import { DeleteProof } from './delete-proof.tsx'
import { describeSubscriptionEnd } from './subscription-end.ts'
import { useDeleteAccount } from './use-delete-account.ts'

interface DeleteDialogProps {
  open: boolean
  /** What deleting the account does. */
  consequence: string
  onClose(): void
}

/** Asks for confirmation before the account is deleted. */
export function DeleteDialog({ open, consequence, onClose }: DeleteDialogProps) {
  const { busy, failure, proof, setPassword, deleteAccount, forget } = useDeleteAccount()

  function close(): void {
    if (busy) return
    forget()
    onClose()
  }

  return (
    <ConfirmDialog
      open={open}
      title="Are you absolutely sure?"
      confirmLabel="Delete Account"
      busyLabel="Deleting..."
      busy={busy}
      danger
      onConfirm={() => void deleteAccount()}
      onClose={close}
    >
      <p>{consequence}</p>
      <SubscriptionEnd />
      {proof && <DeleteProof proof={proof} onChange={setPassword} onProven={() => void deleteAccount()} />}
      <FormError>{failure}</FormError>
      <SupportLine beside={failure} />
    </ConfirmDialog>
  )
}

/** Says what deleting the account does to its subscription. */
function SubscriptionEnd() {
  const { access } = useUser()
  const { plans } = useHost()
  const { data, error } = useSubscription()
  if (!plans || access !== 'standard') return null
  if (error && !data) return <p>If you have a subscription, it is cancelled at once and never charged again.</p>
  const end = data && describeSubscriptionEnd(data)
  return end ? <p>{end}</p> : null
}
