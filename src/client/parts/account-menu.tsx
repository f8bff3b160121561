import { Menu } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import styles from './account-menu.module.css'
import { Avatar, initials } from './avatar.tsx'
import { useSignOut } from './use-sign-out.ts'

/** The signed-in user's menu behind the avatar. */
export function AccountMenu({ email }: { email: string }) {
  const signOut = useSignOut()
  return (
    <Menu withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button type="button" className={styles.button} aria-label={`Account menu, ${initials(email)}`}>
          <Avatar email={email} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles.head}>
          <Avatar email={email} />
          <b className={styles.email} title={email}>
            {email}
          </b>
        </div>
        <Menu.Item leftSection={<IconLogout size={20} stroke={1.75} className={styles.icon} />} onClick={signOut}>
          Log out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
