import { Link } from '@tanstack/react-router'
import { START_PAGE } from '../../lib/session/start-page.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { Logo } from '../../ui/brand/logo.tsx'
import { SignedInLinks } from './signed-in-links.tsx'
import { SignedOutLinks } from './signed-out-links.tsx'
import styles from './top-navigation.module.css'

/** The navigation bar at the top of every page. */
export function TopNavigation() {
  const { signedIn, user } = useSession()
  return (
    <header className={styles.bar}>
      <div className={`hl-wrap ${styles.row}`}>
        <Link to={signedIn ? START_PAGE : '/'} className={styles.home} data-user={signedIn || undefined}>
          <Logo />
        </Link>
        {signedIn ? <SignedInLinks user={user} /> : <SignedOutLinks />}
      </div>
    </header>
  )
}
