import { type ButtonProps } from '@mantine/core'
import { BusyButton } from '../../ui/buttons/busy-button.tsx'
import { usePortal } from './use-portal.ts'

interface ManageSubscriptionProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** What somebody goes there for, where it is one thing. */
  label?: 'Manage Subscription' | 'Resume' | 'Update card' | 'Switch to Monthly' | 'Switch to Yearly'
}

/** Leads to the payment provider's portal, or to where the server says when there is nothing to manage. */
export function ManageSubscription({ label = 'Manage Subscription', ...look }: ManageSubscriptionProps) {
  const { busy, openPortal } = usePortal()
  return (
    <BusyButton {...look} busy={busy} busyLabel="Loading..." onClick={() => void openPortal()}>
      {label}
    </BusyButton>
  )
}
