import { Link } from '@tanstack/react-router'
import type { PublicConfig } from '../../../shared/features/auth/auth.schema.ts'
import { ALLOWANCE } from '../../../shared/plans.ts'
import { useHost } from '../../lib/api/use-host.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { type SignInSearch } from '../../lib/session/sign-in-search.ts'
import { GoogleButton, type GoogleWords } from '../../components/account/google-button.tsx'
import { OidcButton } from '../../components/account/oidc-button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { AccountLayout } from './account-layout.tsx'
import { SignUpForm } from './sign-up-form.tsx'

const SIGN_UP_WITH_GOOGLE: GoogleWords = {
  label: 'Sign up with Google',
  busyLabel: 'Signing up with Google...',
  doneTitle: 'Account created!',
  failedTitle: 'Google signup failed',
  fallback: 'Failed to sign up with Google',
  notSetUp: 'Firebase is not configured. Please provide Firebase API keys.',
}

/** Creates an account. The guard of the route then redirects. */
export function SignupPage({ search }: { search: SignInSearch }) {
  const { plans, oidc } = useHost()
  const { data: config } = trpc.auth.config.useQuery()
  const { registration = 'open' } = config ?? {}
  const { invite, ...rest } = search
  if (registration !== 'open' && invite === undefined) return <NoSignUp registration={registration} search={rest} />
  return (
    <AccountLayout
      title="Create your account"
      sub={plans ? '10 AI prompts a day are free. No card needed to start.' : describeSignUp(oidc)}
    >
      <OidcButton redirect={search.redirect} invite={invite} />
      <GoogleButton words={SIGN_UP_WITH_GOOGLE} invite={invite} />
      {!oidc?.only && <SignUpForm email={search.email ?? ''} invite={invite} />}
      <p className="hl-small hl-text-2">
        Already have an account?{' '}
        <Link to="/login" search={rest} className="hl-link hl-tap">
          Sign in
        </Link>
      </p>
      {plans && (
        <p className="hl-small hl-text-2">
          Need more than {ALLOWANCE.free.prompts.limit} prompts a day?{' '}
          <Link to="/checkout" className="hl-link hl-tap">
            Subscribe to Pro
          </Link>
        </p>
      )}
    </AccountLayout>
  )
}

function describeSignUp(oidc: PublicConfig['oidc']): string {
  return oidc?.only ? `You sign in with ${oidc.name}.` : 'It takes an email address and a password.'
}

const NO_SIGN_UP = {
  invite: {
    title: 'By invitation only',
    sub: 'Ask the person who runs this server for a link. With an account you can sign in.',
  },
  closed: { title: 'No new accounts here', sub: 'This server takes no new accounts. With one you can sign in.' },
} as const

/** In place of the form where the visitor cannot sign up. */
function NoSignUp({ registration, search }: { registration: keyof typeof NO_SIGN_UP; search: SignInSearch }) {
  return (
    <AccountLayout {...NO_SIGN_UP[registration]}>
      <ButtonLink to="/login" search={search} size="lg">
        Sign In
      </ButtonLink>
    </AccountLayout>
  )
}
