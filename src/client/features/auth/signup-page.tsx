import { Link } from '@tanstack/react-router'
import { ALLOWANCE } from '../../../shared/plans.ts'
import { type SignInSearch } from '../../lib/session/sign-in-search.ts'
import { GoogleButton, type GoogleWords } from '../../components/account/google-button.tsx'
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
  return (
    <AccountLayout title="Create your account" sub="10 AI prompts a day are free. No card needed to start.">
      <GoogleButton words={SIGN_UP_WITH_GOOGLE} />
      <SignUpForm email={search.email ?? ''} />
      <p className="hl-small hl-text-2">
        Already have an account?{' '}
        <Link to="/login" search={search} className="hl-link hl-tap">
          Sign in
        </Link>
      </p>
      <p className="hl-small hl-text-2">
        Need more than {ALLOWANCE.free.prompts.limit} prompts a day?{' '}
        <Link to="/checkout" className="hl-link hl-tap">
          Subscribe to Pro
        </Link>
      </p>
    </AccountLayout>
  )
}
