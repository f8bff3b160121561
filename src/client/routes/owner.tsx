import { createFileRoute, redirect, useLocation } from '@tanstack/react-router'
import { OwnerPage } from '../features/auth/owner-page.tsx'
import { readLinkSearch, withoutToken } from '../lib/session/link-token.ts'

export const Route = createFileRoute('/owner')({
  staticData: { title: 'Owner' },
  validateSearch: readLinkSearch,
  beforeLoad: ({ search }) => {
    if (search.token) throw redirect({ to: '/owner', ...withoutToken(search.token) })
  },
  loader: ({ context }) => context.session.load().catch(() => undefined),
  component: Owner,
})

function Owner() {
  const token = useLocation({ select: ({ state }) => state.linkToken })
  return <OwnerPage key={token} token={token} />
}
