import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'

interface FeedDialogProps {
  what: 'renew' | 'revoke'
  open: boolean
  busy: boolean
  /** Resolves to whether it succeeded. */
  onConfirm(): Promise<boolean>
  onClose(): void
}

const WORDS = {
  renew: {
    title: 'Renew the feed address?',
    text: 'The old address stops working at once. Calendars that use it need the new one.',
    confirmLabel: 'Renew address',
    busyLabel: 'Renewing...',
    danger: false,
  },
  revoke: {
    title: 'Revoke the feed?',
    text: 'Calendars that use the address no longer see your plan. The plan itself stays.',
    confirmLabel: 'Revoke',
    busyLabel: 'Revoking...',
    danger: true,
  },
} as const

/** Asks before the current feed URL stops working. */
export function FeedDialog({ what, open, busy, onConfirm, onClose }: FeedDialogProps) {
  const { text, ...words } = WORDS[what]
  return (
    <ConfirmDialog
      {...words}
      open={open}
      busy={busy}
      onConfirm={async () => {
        if (await onConfirm()) onClose()
      }}
      onClose={onClose}
    >
      <p>{text}</p>
    </ConfirmDialog>
  )
}
