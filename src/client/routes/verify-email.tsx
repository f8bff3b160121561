import { createFileRoute, redirect, useLocation } from '@tanstack/react-router'
import { VerifyEmailPage } from '../features/auth/verify-email-page.tsx'
import { readLinkSearch, withoutToken } from '../lib/session/link-token.ts'

export const Route = createFileRoute('/verify-email')({
  staticData: { title: 'Confirm Address' },
  validateSearch: readLinkSearch,
  beforeLoad: ({ search }) => {
    if (search.token) throw redirect({ to: '/verify-email', ...withoutToken(search.token) })
  },
  loader: ({ context }) => context.session.load().catch(() => undefined),
  component: VerifyEmail,
})

function VerifyEmail() {
  const token = useLocation({ select: ({ state }) => state.linkToken })
  return <VerifyEmailPage key={token} token={token} />
}
