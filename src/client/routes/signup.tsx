import { createFileRoute } from '@tanstack/react-router'
import { SignupPage } from '../features/auth/signup-page.tsx'
import { redirectIfSignedIn } from '../lib/session/redirect-if-signed-in.ts'
import { readSignInSearch } from '../lib/session/sign-in-search.ts'

export const Route = createFileRoute('/signup')({
  staticData: { title: 'Sign Up' },
  validateSearch: readSignInSearch,
  beforeLoad: redirectIfSignedIn,
  loader: ({ context }) => context.api.auth.config.ensureData().catch(() => undefined),
  component: Signup,
})

function Signup() {
  const search = Route.useSearch()
  return <SignupPage search={search} />
}
