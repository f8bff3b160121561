import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '../features/auth/login-page.tsx'
import { redirectIfSignedIn } from '../lib/session/redirect-if-signed-in.ts'
import { readSignInSearch } from '../lib/session/sign-in-search.ts'

export const Route = createFileRoute('/login')({
  staticData: { title: 'Sign In' },
  validateSearch: readSignInSearch,
  beforeLoad: redirectIfSignedIn,
  loader: ({ context }) => context.api.auth.config.ensureData().catch(() => undefined),
  component: Login,
})

function Login() {
  const search = Route.useSearch()
  return <LoginPage search={search} />
}
