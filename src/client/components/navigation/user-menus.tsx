import type { SessionUser } from '../../../shared/features/auth/auth.schema.ts'
import { AccountMenu } from './account-menu.tsx'
import { SettingsMenu } from './settings-menu.tsx'

/** The menus of a signed-in user. They are in a chunk of their own. */
export function UserMenus({ user }: { user: SessionUser }) {
  return (
    <>
      <SettingsMenu />
      <AccountMenu user={user} />
    </>
  )
}
