import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '../features/auth/login-page.tsx'
import { leaveIfSignedIn } from '../lib/session/leave-if-signed-in.ts'
import { readSignInSearch } from '../lib/session/sign-in-search.ts'

export const Route = createFileRoute('/login')({
  staticData: { title: 'Sign In' },
  validateSearch: readSignInSearch,
  beforeLoad: leaveIfSignedIn,
  loader: ({ context }) => context.api.auth.config.ensureData().catch(() => undefined),
  component: Login,
})

function Login() {
  const search = Route.useSearch()
  return <LoginPage search={search} />
}
