import { Button } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx'

/** Asks before unsaved changes are discarded. For other sites the browser asks with its own text. */
export function LeaveDialog({ changed }: { changed: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => changed && current.pathname !== next.pathname,
    enableBeforeUnload: () => changed,
    withResolver: true,
  })
  return (
    <Dialog open={status === 'blocked'} title="Leave without saving?" onClose={() => reset?.()}>
      <p>Your changes are not saved yet. If you leave now, they are lost.</p>
      <DialogActions>
        <Button variant="default" size="lg" data-autofocus onClick={() => reset?.()}>
          Keep editing
        </Button>
        <Button variant="subtle" color="gray" size="lg" onClick={() => proceed?.()}>
          Leave without saving
        </Button>
      </DialogActions>
    </Dialog>
  )
}
