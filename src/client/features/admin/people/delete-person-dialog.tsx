import { TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Person } from '../../../../shared/features/admin/people.schema.ts'
import { emailKey } from '../../../../shared/features/auth/auth.rules.ts'
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import { trpc } from '../../../lib/api/trpc.ts'
import { FieldError } from '../../../ui/fields/field-error.tsx'
import { FormError } from '../../../ui/fields/form-error.tsx'
import { usePersonAction } from './use-person-action.ts'

interface DeletePersonDialogProps {
  person: Person
  onClose(): void
  onDeleted(): void
  onConfirmIdentity(): void
}

/** Deletes an account once its address has been typed. */
export function DeletePersonDialog({ person, onClose, onDeleted, onConfirmIdentity }: DeletePersonDialogProps) {
  const { id, email, plan } = person
  const [address, setAddress] = useState('')
  const [problem, setProblem] = useState('')
  const { client } = trpc.useUtils()
  const { busy, failure, run } = usePersonAction(onConfirmIdentity)

  async function remove(): Promise<void> {
    if (emailKey(address) !== emailKey(email)) return setProblem(`Type ${email} to delete this account.`)
    setProblem('')
    if (await run(() => client.admin.people.delete.mutate({ id, address }), 'Account deleted')) onDeleted()
  }

  return (
    <ConfirmDialog
      open
      title="Delete this account?"
      confirmLabel="Delete account"
      busyLabel="Deleting..."
      busy={busy}
      danger
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>
        Everything that {email} wrote, saved, recorded and planned is deleted.
        {plan !== null && ' The subscription is cancelled first, at once.'} There is no way back.
      </p>
      <form
        noValidate
        aria-label="Confirm the deletion"
        onSubmit={(event) => {
          event.preventDefault()
          void remove()
        }}
      >
        <TextInput
          label="Type the address to confirm"
          description={email}
          type="email"
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          value={address}
          error={problem && <FieldError>{problem}</FieldError>}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
      </form>
      <FormError>{failure}</FormError>
    </ConfirmDialog>
  )
}
