import { Menu } from '@mantine/core'
import { IconCrownFilled, IconLogout } from '@tabler/icons-react'
import type { SessionUser } from '../../../shared/features/auth/auth.schema.ts'
import { chosenName } from '../../../shared/features/auth/auth.rules.ts'
import { useHost } from '../../lib/api/use-host.ts'
import { useSubscription } from '../../lib/billing/use-subscription.ts'
import styles from './account-menu.module.css'
import { Avatar, initials } from './avatar.tsx'
import { BarMenu } from './bar-menu.tsx'
import { ProfileLinks } from './profile-links.tsx'
import { useSignOut } from './use-sign-out.ts'

/** The menu of the signed-in user. The avatar opens it. */
export function AccountMenu({ user }: { user: SessionUser }) {
  const { email } = user
  const name = chosenName(user)
  const { plans } = useHost()
  const { data } = useSubscription()
  const plan = plans ? data : undefined
  const signOut = useSignOut()
  const avatar = <Avatar email={email} premium={plan?.hasActiveSubscription ?? false} />
  return (
    <BarMenu label={`Account menu, ${initials(email)}`} icon={avatar}>
      <div className={styles.head}>
        {avatar}
        <span className={styles.who}>
          {name !== undefined && (
            <b className={styles.line} title={name} dir="auto">
              {name}
            </b>
          )}
          <span className={styles.line} title={email} data-alone={name === undefined || undefined}>
            {email}
          </span>
          {plan && <PlanLabel premium={plan.hasActiveSubscription} />}
        </span>
      </div>
      <ProfileLinks upgradeLabel="Upgrade to Premium" />
      <Menu.Item leftSection={<IconLogout size={20} stroke={1.75} />} onClick={signOut}>
        Log out
      </Menu.Item>
    </BarMenu>
  )
}

function PlanLabel({ premium }: { premium: boolean }) {
  if (!premium) return <span className="hl-text-2">Free Plan</span>
  return (
    <span className={styles.premium}>
      <IconCrownFilled size={16} aria-hidden="true" />
      Premium Member
    </span>
  )
}
