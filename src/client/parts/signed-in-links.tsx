import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { SessionUser } from '../../shared/features/auth/auth.schema.ts'
import { Avatar } from './avatar.tsx'
import styles from './top-navigation.module.css'

const AccountMenu = lazy(() => import('./account-menu.tsx').then((module) => ({ default: module.AccountMenu })))

/** Where a signed-in user can go. Until the server has named the user, a plain avatar holds the place. */
export function SignedInLinks({ user }: { user: SessionUser | undefined }) {
  const place = (
    <span className={styles.avatarPlace}>
      <Avatar email={user?.email} />
    </span>
  )
  return (
    <>
      <nav aria-label="Main" className={`${styles.links} ${styles.signedIn}`}>
        <Link to="/hook-generator">Hooks</Link>
      </nav>
      <div className={styles.end}>
        {user ? (
          <Suspense fallback={place}>
            <AccountMenu email={user.email} />
          </Suspense>
        ) : (
          place
        )}
      </div>
    </>
  )
}
