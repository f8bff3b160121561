import type { SessionUser } from '../../../shared/features/auth/auth.schema.ts'
import { AccountMenu } from './account-menu.tsx'
import { SettingsMenu } from './settings-menu.tsx'

/** The two menus at the end of a signed-in user's bar. */
export function UserMenus({ user }: { user: SessionUser }) {
  return (
    <>
      <SettingsMenu />
      <AccountMenu user={user} />
    </>
  )
}
