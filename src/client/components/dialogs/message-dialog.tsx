import { Button } from '@mantine/core'
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx'
import { SupportLine } from './support-line.tsx'

interface MessageDialogProps {
  open: boolean
  title: string
  message: string
  requestId?: string | undefined
  onClose(): void
}

/** Shows a message that the user has to see, such as a failed generation. */
export function MessageDialog({ open, title, message, requestId, onClose }: MessageDialogProps) {
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <p>{message}</p>
      {requestId && <p className="hl-meta hl-text-3 hl-figures">Request {requestId}</p>}
      <DialogActions>
        <Button variant="default" size="lg" data-autofocus onClick={onClose}>
          Got it
        </Button>
      </DialogActions>
      <SupportLine beside={message} />
    </Dialog>
  )
}
