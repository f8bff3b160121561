import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useHost } from '../../lib/api/use-host.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import styles from './top-navigation.module.css'

const loadPanel = () => import('./mobile-menu.tsx').then((module) => ({ default: module.MobileMenu }))
const MobileMenu = lazy(loadPanel)

/** The visitors' navigation: links in the bar, a drawer on phones. */
export function SignedOutLinks() {
  const [panel, setPanel] = useState<'unused' | 'open' | 'closed'>('unused')
  const { plans, isOpen } = useHost()
  return (
    <>
      <nav aria-label="Main" className={`${styles.links} ${styles.visitor}`}>
        <Link to="/" activeOptions={{ exact: true, includeHash: true }}>
          Home
        </Link>
        <Link to="/" hash="features" activeOptions={{ exact: true, includeHash: true }}>
          Features
        </Link>
        {plans && (
          <Link to="/" hash="pricing" activeOptions={{ exact: true, includeHash: true }}>
            Pricing
          </Link>
        )}
      </nav>
      <div className={`${styles.end} ${styles.visitor}`}>
        <ButtonLink to="/login" variant="subtle" color="gray" className={styles.wide}>
          Sign In
        </ButtonLink>
        {isOpen && (
          <ButtonLink to="/signup" variant="default" className={styles.wide}>
            Get Started
          </ButtonLink>
        )}
        <button
          type="button"
          className={styles.menuButton}
          aria-label="Open menu"
          aria-expanded={panel === 'open'}
          onPointerEnter={loadPanel}
          onClick={() => setPanel('open')}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 6h16M4 12h16M4 18h16" />
          </svg>
        </button>
      </div>
      {panel !== 'unused' && (
        <Suspense>
          <MobileMenu open={panel === 'open'} onClose={() => setPanel('closed')} />
        </Suspense>
      )}
    </>
  )
}
