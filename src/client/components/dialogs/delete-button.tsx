import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { withSignIn } from '../../lib/session/with-sign-in.ts'
import { DeletionDialog, type DeletionDialogProps } from './deletion-dialog.tsx'

interface DeleteButtonProps extends Pick<DeletionDialogProps, 'what' | 'also' | 'onDelete' | 'onDeleted'> {
  /** Accessible name, such as "Delete Hook: Stop". */
  name: string
}

/** A button that asks for confirmation and then deletes. */
export function DeleteButton({ name, onDelete, ...dialog }: DeleteButtonProps) {
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
        {...dialog}
        onDelete={(both) => withSignIn(() => onDelete(both))}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
