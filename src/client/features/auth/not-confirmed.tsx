import { safeRedirect } from '../../../shared/features/auth/auth.rules.ts'
import { START_PAGE } from '../../lib/session/start-page.ts'
import { OidcButton } from '../../components/account/oidc-button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { AccountLayout } from './account-layout.tsx'
import styles from './link-page.module.css'

/** For a signed-in person who wanted to prove again who they are, and could not: why, and the two ways on. */
export function NotConfirmed({ problem, redirect }: { problem: string; redirect: string | undefined }) {
  const page = safeRedirect(redirect, START_PAGE)
  return (
    <AccountLayout title="Not confirmed" sub={problem}>
      <div className={styles.choices}>
        <OidcButton redirect={page} confirm alone />
        <ButtonLink to={page} size="lg" variant="default" replace>
          Go on without it
        </ButtonLink>
      </div>
    </AccountLayout>
  )
}
