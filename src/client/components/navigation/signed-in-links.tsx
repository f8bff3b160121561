import { IconSettings } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy } from 'react'
import type { SessionUser } from '../../../shared/features/auth/auth.schema.ts'
import { useHost } from '../../lib/api/use-host.ts'
import { useSubscription } from '../../lib/billing/use-subscription.ts'
import { START_PAGE } from '../../lib/session/start-page.ts'
import { Avatar, initials } from './avatar.tsx'
import { LateMenu } from './late-menu.tsx'
import styles from './signed-in-links.module.css'
import barStyles from './top-navigation.module.css'

const loadSettings = () => import('./settings-menu.tsx').then((module) => ({ default: module.SettingsMenu }))
const loadAccount = () => import('./account-menu.tsx').then((module) => ({ default: module.AccountMenu }))
const SettingsMenu = lazy(loadSettings)
const AccountMenu = lazy(loadAccount)

/** Links and menus of a signed-in user. Shows an empty avatar until the user is loaded. */
export function SignedInLinks({ user }: { user: SessionUser | undefined }) {
  return (
    <>
      <nav aria-label="Main" className={`${barStyles.links} ${styles.links}`}>
        <Link to={START_PAGE}>Dashboard</Link>
      </nav>
      <div className={styles.end}>
        {user ? (
          <Menus user={user} />
        ) : (
          <span className={styles.place}>
            <Avatar email={undefined} />
          </span>
        )}
      </div>
    </>
  )
}

function Menus({ user }: { user: SessionUser }) {
  const { plans } = useHost()
  const { data } = useSubscription()
  const avatar = <Avatar email={user.email} premium={plans && data?.hasActiveSubscription === true} />
  const gear = <IconSettings size={24} stroke={1.75} aria-hidden="true" />
  return (
    <>
      <LateMenu label="Settings menu" icon={gear} load={loadSettings}>
        <SettingsMenu />
      </LateMenu>
      <LateMenu label={`Account menu, ${initials(user.email)}`} icon={avatar} load={loadAccount}>
        <AccountMenu user={user} />
      </LateMenu>
    </>
  )
}
