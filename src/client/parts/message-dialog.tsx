import { Button } from '@mantine/core'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { Meter } from '../ui/meter.tsx'
import { SupportLine } from './support-line.tsx'

interface MessageDialogProps {
  open: boolean
  title: string
  message: string
  requestId?: string | undefined
  /** A second, quieter sentence. */
  note?: string | undefined
  /** Draws the used-up allowance over the title. */
  used?: boolean
  onClose(): void
}

/** A message the user must see: a limit that is reached, a generation that failed. */
export function MessageDialog({ open, title, message, requestId, note, used = false, onClose }: MessageDialogProps) {
  return (
    <Dialog open={open} title={title} onClose={onClose} above={used && <Meter value={1} max={1} />}>
      <p>{message}</p>
      {note && <p className="hl-small hl-text-2">{note}</p>}
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
