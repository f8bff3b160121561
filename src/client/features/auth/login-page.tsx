import { Link } from '@tanstack/react-router'
import { type SignInSearch } from '../../lib/sign-in-search.ts'
import { SignInForm } from '../../parts/sign-in-form.tsx'
import { AccountLayout } from './account-layout.tsx'
import { GoogleButton } from './google-button.tsx'

/** Signing in to an account that exists. Where it leads afterwards is the route's guard to say. */
export function LoginPage({ search }: { search: SignInSearch }) {
  return (
    <AccountLayout title="Sign in" sub="Your hooks are where you left them.">
      <GoogleButton
        label="Sign in with Google"
        failedTitle="Google sign in failed"
        notSetUp="Firebase not configured. Please check your Firebase API keys."
      />
      <SignInForm email={search.email ?? ''} />
      <p className="hl-small hl-text-2">
        No account yet?{' '}
        <Link to="/signup" search={search} className="hl-link hl-tap">
          Sign up
        </Link>
      </p>
    </AccountLayout>
  )
}
