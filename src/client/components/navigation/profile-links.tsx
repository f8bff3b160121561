import { IconCrown, IconServer, IconSettings, IconUserCircle } from '@tabler/icons-react'
import { useSession } from '../../lib/session/use-session.ts'
import { useSubscription } from '../../lib/billing/use-subscription.ts'
import { MenuLink } from '../../ui/buttons/menu-link.tsx'

/** Menu entries of both menus: profile, settings, for the owner the server and, without a paid plan, a link to the plans. */
export function ProfileLinks({ upgradeLabel }: { upgradeLabel: string }) {
  const { data: plan } = useSubscription()
  const { user } = useSession()
  return (
    <>
      <MenuLink to="/profile" leftSection={<IconUserCircle size={20} stroke={1.75} />}>
        Profile
      </MenuLink>
      <MenuLink to="/settings" leftSection={<IconSettings size={20} stroke={1.75} />}>
        Settings
      </MenuLink>
      {user?.access === 'owner' && (
        <MenuLink to="/admin" leftSection={<IconServer size={20} stroke={1.75} />}>
          This server
        </MenuLink>
      )}
      {plan?.hasActiveSubscription === false && (
        <MenuLink to="/pricing" leftSection={<IconCrown size={20} stroke={1.75} />}>
          {upgradeLabel}
        </MenuLink>
      )}
    </>
  )
}
