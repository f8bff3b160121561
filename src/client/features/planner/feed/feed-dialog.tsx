import { Button } from '@mantine/core'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx'

interface FeedDialogProps {
  what: 'renew' | 'revoke'
  open: boolean
  busy: boolean
  /** Resolves to whether it worked. */
  onConfirm(): Promise<boolean>
  onClose(): void
}

const WORDS = {
  renew: {
    title: 'Renew the feed address?',
    text: 'The old address stops at once. Calendars that use it need the new one.',
    button: 'Renew address',
    busy: 'Renewing...',
    color: undefined,
  },
  revoke: {
    title: 'Revoke the feed?',
    text: 'Calendars that use the address no longer see your plan. The plan itself stays.',
    button: 'Revoke',
    busy: 'Revoking...',
    color: 'red',
  },
} as const

/** Asks before an address that may be in use ends. */
export function FeedDialog({ what, open, busy, onConfirm, onClose }: FeedDialogProps) {
  const words = WORDS[what]
  return (
    <Dialog open={open} title={words.title} onClose={onClose}>
      <p>{words.text}</p>
      <DialogActions>
        <BusyButton
          {...(words.color && { color: words.color })}
          busy={busy}
          busyLabel={words.busy}
          onClick={async () => {
            if (await onConfirm()) onClose()
          }}
        >
          {words.button}
        </BusyButton>
        <Button variant="subtle" color="gray" data-autofocus onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </Dialog>
  )
}
