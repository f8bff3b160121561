import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { withSignIn } from '../../lib/session/with-sign-in.ts'
import { DeletionDialog } from './deletion-dialog.tsx'

interface DeleteButtonProps {
  /** The accessible name, such as "Delete Hook: Stop". */
  name: string
  /** What goes, within the question. */
  what: 'library item' | 'voice recording'
  /** What may go with it, such as "Also delete the recording"; null where there is nothing. */
  also?: string | null
  /** Deletes it, and with `also` what may go with it. Where this rejects, the question stays. */
  onDelete(also: boolean): Promise<unknown>
  /** Called when it is deleted and the dialog is closed, to move the focus that its row had. */
  onDeleted(): void
}

/** Deletes after a question, and says whether it worked. */
export function DeleteButton({ name, what, also = null, onDelete, onDeleted }: DeleteButtonProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="sm"
        aria-label={name}
        leftSection={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      <DeletionDialog
        open={asking}
        what={what}
        also={also}
        onDelete={(both) => withSignIn(() => onDelete(both))}
        onDeleted={onDeleted}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
