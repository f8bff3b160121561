import { Link } from '@tanstack/react-router'
import { type SignInSearch } from '../../lib/sign-in-search.ts'
import { AccountLayout } from './account-layout.tsx'
import { GoogleButton } from './google-button.tsx'
import { SignUpForm } from './sign-up-form.tsx'

/** Making an account. Where it leads afterwards is the route's guard to say. */
export function SignupPage({ search }: { search: SignInSearch }) {
  return (
    <AccountLayout title="Create your account" sub="10 AI prompts a day are free. No card needed to start.">
      <GoogleButton
        label="Sign up with Google"
        failedTitle="Google signup failed"
        notSetUp="Firebase is not configured. Please provide Firebase API keys."
      />
      <SignUpForm email={search.email ?? ''} />
      <p className="hl-small hl-text-2">
        Already have an account?{' '}
        <Link to="/login" search={search} className="hl-link hl-tap">
          Sign in
        </Link>
      </p>
    </AccountLayout>
  )
}
