import { Button } from '@mantine/core'

/** Closes a sheet. It has the focus first, so that no keyboard opens on a phone before anybody wants to type. */
export function CloseButton({ onClose }: { onClose(): void }) {
  return (
    <Button variant="subtle" color="gray" data-autofocus className="hl-push" onClick={onClose}>
      Close
    </Button>
  )
}
