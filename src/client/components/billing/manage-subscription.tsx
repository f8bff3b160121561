import { type ButtonProps } from '@mantine/core'
import { BusyButton } from '../../ui/buttons/busy-button.tsx'
import { usePortal } from './use-portal.ts'

interface ManageSubscriptionProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** Names the purpose if the portal is opened for only one. */
  label?: 'Manage Subscription' | 'Resume' | 'Update card' | 'Switch to Monthly' | 'Switch to Yearly'
}

/** Opens the payment provider's portal. If there is nothing to manage, it opens the page that the server names. */
export function ManageSubscription({ label = 'Manage Subscription', ...look }: ManageSubscriptionProps) {
  const { busy, openPortal } = usePortal()
  return (
    <BusyButton {...look} busy={busy} busyLabel="Loading..." onClick={() => void openPortal()}>
      {label}
    </BusyButton>
  )
}
