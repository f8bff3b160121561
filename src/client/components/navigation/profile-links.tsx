import { IconCrown, IconSettings, IconUserCircle } from '@tabler/icons-react'
import { useSubscription } from '../../lib/billing/use-subscription.ts'
import { MenuLink } from '../../ui/buttons/menu-link.tsx'

/** Menu entries of both menus: profile, settings and, without a paid plan, a link to the plans. */
export function ProfileLinks({ upgradeLabel }: { upgradeLabel: string }) {
  const { data: plan } = useSubscription()
  return (
    <>
      <MenuLink to="/profile" leftSection={<IconUserCircle size={20} stroke={1.75} />}>
        Profile
      </MenuLink>
      <MenuLink to="/settings" leftSection={<IconSettings size={20} stroke={1.75} />}>
        Settings
      </MenuLink>
      {plan?.hasActiveSubscription === false && (
        <MenuLink to="/pricing" leftSection={<IconCrown size={20} stroke={1.75} />}>
          {upgradeLabel}
        </MenuLink>
      )}
    </>
  )
}
