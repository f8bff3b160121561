import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { SessionUser } from '../../../shared/features/auth/auth.schema.ts'
import { lazyComponent } from '../../lib/browser/lazy-component.ts'
import { START_PAGE } from '../../lib/session/start-page.ts'
import { Avatar } from './avatar.tsx'
import styles from './signed-in-links.module.css'
import barStyles from './top-navigation.module.css'

const UserMenus = lazyComponent(() => import('./user-menus.tsx').then((module) => module.UserMenus))

/** Links and menus of a signed-in user. Shows an empty avatar until the user is loaded. */
export function SignedInLinks({ user }: { user: SessionUser | undefined }) {
  const place = (
    <span className={styles.place}>
      <Avatar email={user?.email} />
    </span>
  )
  return (
    <>
      <nav aria-label="Main" className={`${barStyles.links} ${styles.links}`}>
        <Link to={START_PAGE}>Dashboard</Link>
      </nav>
      <div className={styles.end}>
        {user ? (
          <Suspense fallback={place}>
            <UserMenus user={user} />
          </Suspense>
        ) : (
          place
        )}
      </div>
    </>
  )
}
