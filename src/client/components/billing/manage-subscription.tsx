import { type ButtonProps } from '@mantine/core'
import { BusyButton } from '../../ui/buttons/busy-button.tsx'
import { usePortal } from './use-portal.ts'

interface ManageSubscriptionProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** Label where the portal is opened for one purpose. */
  label?: 'Manage Subscription' | 'Resume' | 'Update card' | 'Switch to Monthly' | 'Switch to Yearly'
}

/** Opens the payment provider's portal, or the page that the server names if there is nothing to manage. */
export function ManageSubscription({ label = 'Manage Subscription', ...look }: ManageSubscriptionProps) {
  const { busy, openPortal } = usePortal()
  return (
    <BusyButton {...look} busy={busy} busyLabel="Loading..." onClick={() => void openPortal()}>
      {label}
    </BusyButton>
  )
}
