import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordPage } from '../features/auth/forgot-password-page.tsx'
import { readSignInSearch } from '../lib/session/sign-in-search.ts'

export const Route = createFileRoute('/forgot-password')({
  staticData: { title: 'Forgot Password' },
  validateSearch: readSignInSearch,
  loader: ({ context }) => context.api.auth.config.ensureData().catch(() => undefined),
  component: ForgotPassword,
})

function ForgotPassword() {
  const search = Route.useSearch()
  return <ForgotPasswordPage search={search} />
}
