import { Menu } from '@mantine/core'
import { IconHome, IconKeyboard, IconLogout, IconMoon, IconSearch, IconSettings, IconSun } from '@tabler/icons-react'
import { useRef } from 'react'
import { type Overlay, overlay } from '../../lib/browser/overlay.ts'
import { isTouchFirst, MOD_KEY } from '../../lib/browser/shortcuts.ts'
import { useTheme } from '../../lib/browser/use-theme.ts'
import { Kbd } from '../../ui/data/kbd.tsx'
import { MenuLink } from '../../ui/buttons/menu-link.tsx'
import { BarMenu } from './bar-menu.tsx'
import { ProfileLinks } from './profile-links.tsx'
import { useSignOut } from './use-sign-out.ts'

/** The menu of the gear button: pages, theme, command palette and log-out. */
export function SettingsMenu() {
  const button = useRef<HTMLButtonElement>(null)
  const { scheme, toggle } = useTheme()
  const signOut = useSignOut()
  const showsKeys = !isTouchFirst()
  const ThemeIcon = scheme === 'dark' ? IconSun : IconMoon

  function show(which: Overlay): void {
    // Closing the menu removes the focused entry, so the button gets the focus. The overlay returns it there.
    button.current?.focus()
    overlay.set(which)
  }

  return (
    <BarMenu
      label="Settings menu"
      icon={<IconSettings size={24} stroke={1.75} aria-hidden="true" />}
      buttonRef={button}
    >
      <MenuLink to="/" leftSection={<IconHome size={20} stroke={1.75} />}>
        Home
      </MenuLink>
      <ProfileLinks upgradeLabel="Upgrade to Pro" />
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
