import { describeOidcProblem } from '../../../shared/features/auth/oidc.constants.ts'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { type SignInSearch } from '../../lib/session/sign-in-search.ts'
import { useHost } from '../../lib/api/use-host.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { GoogleButton, SIGN_IN_WITH_GOOGLE } from '../../components/account/google-button.tsx'
import { OidcButton } from '../../components/account/oidc-button.tsx'
import { SignInForm } from '../../components/account/sign-in-form.tsx'
import { useSession } from '../../lib/session/use-session.ts'
import { FormError } from '../../ui/fields/form-error.tsx'
import { AccountLayout } from './account-layout.tsx'
import { DemoButton } from './demo-button.tsx'
import styles from './link-page.module.css'
import { LostPasswordNote } from './lost-password-note.tsx'
import { NotConfirmed } from './not-confirmed.tsx'

/** Signs in to an existing account. The guard of the route then redirects. */
export function LoginPage({ search }: { search: SignInSearch }) {
  const { data: config } = trpc.auth.config.useQuery()
  const { isOpen } = useHost()
  const { user } = useSession()
  const [typed, setTyped] = useState(search.email)
  const { problem: word, ...asked } = search
  const linkSearch = { ...asked, ...(typed && { email: typed }) }
  const oidc = config?.oidc
  const problem = oidc ? describeOidcProblem(word, { ...oidc, supportEmail: config.supportEmail }) : undefined
  const sendsNoMail = config?.identity.kind === 'embedded' && !config.identity.resetByMail

  function rememberEmail({ target }: FormEvent<HTMLElement>): void {
    if (target instanceof HTMLInputElement && target.name === 'email') setTyped(target.value)
  }

  if (user && problem) return <NotConfirmed problem={problem} redirect={search.redirect} />
  return (
    <AccountLayout title="Sign in" sub="Your hooks are where you left them.">
      <FormError>{problem}</FormError>
      <OidcButton redirect={search.redirect} invite={search.invite} />
      <GoogleButton words={SIGN_IN_WITH_GOOGLE} />
      {config?.demo && <DemoButton />}
      {!oidc?.only && (
        <>
          <div onInput={rememberEmail}>
            <SignInForm email={search.email ?? ''} />
          </div>
          <div className={styles.links}>
            {sendsNoMail ? (
              <LostPasswordNote />
            ) : (
              <Link to="/forgot-password" search={linkSearch} className="hl-link hl-tap hl-small">
                Forgot password?
              </Link>
            )}
            {isOpen && (
              <p className="hl-small hl-text-2">
                No account yet?{' '}
                <Link to="/signup" search={linkSearch} className="hl-link hl-tap">
                  Sign up
                </Link>
              </p>
            )}
          </div>
        </>
      )}
    </AccountLayout>
  )
}
