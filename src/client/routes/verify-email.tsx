import { createFileRoute, redirect, useLocation } from '@tanstack/react-router'
import { EmailChangePage, type EmailChangePurpose } from '../features/auth/addresses/email-change-page.tsx'
import { VerifyEmailPage } from '../features/auth/addresses/verify-email-page.tsx'
import { type LinkSearch, readLinkSearch, withoutToken } from '../lib/session/link-token.ts'

interface VerifySearch extends LinkSearch {
  /** What the link does; without it, it confirms the address of the account. */
  purpose?: EmailChangePurpose | undefined
}

export const Route = createFileRoute('/verify-email')({
  staticData: { title: 'Confirm Address' },
  validateSearch: (search: Record<string, unknown>): VerifySearch => {
    const { purpose } = search
    return { ...readLinkSearch(search), purpose: purpose === 'change' || purpose === 'undo' ? purpose : undefined }
  },
  beforeLoad: ({ search: { token, purpose } }) => {
    if (token) throw redirect({ to: '/verify-email', ...withoutToken(token), search: { purpose } })
  },
  loader: ({ context }) => context.session.load().catch(() => undefined),
  component: VerifyEmail,
})

function VerifyEmail() {
  const token = useLocation({ select: ({ state }) => state.linkToken })
  const { purpose } = Route.useSearch()
  if (purpose) return <EmailChangePage key={token} purpose={purpose} token={token} />
  return <VerifyEmailPage key={token} token={token} />
}
