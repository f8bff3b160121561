import { Menu } from '@mantine/core'
import {
  IconCrown,
  IconHome,
  IconKeyboard,
  IconLogout,
  IconMoon,
  IconSearch,
  IconSettings,
  IconSun,
  IconUserCircle,
} from '@tabler/icons-react'
import { useRef } from 'react'
import { type Overlay, overlay } from '../../lib/browser/overlay.ts'
import { isTouchFirst, MOD_KEY } from '../../lib/browser/shortcuts.ts'
import { useSubscription } from '../../lib/billing/use-subscription.ts'
import { useTheme } from '../../lib/browser/use-theme.ts'
import { Kbd } from '../../ui/data/kbd.tsx'
import { MenuLink } from '../../ui/buttons/menu-link.tsx'
import { BarMenu } from './bar-menu.tsx'
import { useSignOut } from './use-sign-out.ts'

/** The gear: ways through the product that do not depend on the page. */
export function SettingsMenu() {
  const button = useRef<HTMLButtonElement>(null)
  const { data: plan } = useSubscription()
  const { scheme, toggle } = useTheme()
  const signOut = useSignOut()
  const showsKeys = !isTouchFirst()
  const ThemeIcon = scheme === 'dark' ? IconSun : IconMoon

  function show(which: Overlay): void {
    // The entry is about to go; the focus comes back to what stays.
    button.current?.focus()
    overlay.set(which)
  }

  return (
    <BarMenu
      label="Settings menu"
      face={<IconSettings size={24} stroke={1.75} aria-hidden="true" />}
      buttonRef={button}
    >
      <MenuLink to="/" leftSection={<IconHome size={20} stroke={1.75} />}>
        Home
      </MenuLink>
      <MenuLink to="/profile" leftSection={<IconUserCircle size={20} stroke={1.75} />}>
        Profile
      </MenuLink>
      <MenuLink to="/settings" leftSection={<IconSettings size={20} stroke={1.75} />}>
        Settings
      </MenuLink>
      {plan?.hasActiveSubscription === false && (
        <MenuLink to="/pricing" leftSection={<IconCrown size={20} stroke={1.75} />}>
          Upgrade to Pro
        </MenuLink>
      )}
      <Menu.Item closeMenuOnClick={false} leftSection={<ThemeIcon size={20} stroke={1.75} />} onClick={toggle}>
        {scheme === 'dark' ? 'Light theme' : 'Dark theme'}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconSearch size={20} stroke={1.75} />}
        rightSection={showsKeys && <Kbd names={[MOD_KEY, 'K']} />}
        onClick={() => show('palette')}
      >
        Command palette
      </Menu.Item>
      {showsKeys && (
        <Menu.Item
          leftSection={<IconKeyboard size={20} stroke={1.75} />}
          rightSection={<Kbd names={['?']} />}
          onClick={() => show('keys')}
        >
          Keyboard shortcuts
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconLogout size={20} stroke={1.75} />} onClick={signOut}>
        Logout
      </Menu.Item>
    </BarMenu>
  )
}
