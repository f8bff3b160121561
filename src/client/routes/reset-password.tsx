import { createFileRoute, redirect, useLocation } from '@tanstack/react-router'
import { ResetPasswordPage } from '../features/auth/reset-password-page.tsx'
import { readLinkSearch, withoutToken } from '../lib/session/link-token.ts'

export const Route = createFileRoute('/reset-password')({
  staticData: { title: 'Reset Password' },
  validateSearch: readLinkSearch,
  beforeLoad: ({ search }) => {
    if (search.token) throw redirect({ to: '/reset-password', ...withoutToken(search.token) })
  },
  component: ResetPassword,
})

function ResetPassword() {
  const token = useLocation({ select: ({ state }) => state.linkToken })
  return <ResetPasswordPage key={token} token={token} />
}
