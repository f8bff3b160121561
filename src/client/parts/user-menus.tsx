import { AccountMenu } from './account-menu.tsx'
import { SettingsMenu } from './settings-menu.tsx'

/** The two menus at the end of a signed-in user's bar. */
export function UserMenus({ email }: { email: string }) {
  return (
    <>
      <SettingsMenu />
      <AccountMenu email={email} />
    </>
  )
}
