import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '../features/legal/terms-page.tsx'

export const Route = createFileRoute('/terms')({
  staticData: { title: 'Terms' },
  loader: ({ context }) => context.api.auth.config.ensureData().catch(() => undefined),
  component: TermsPage,
})
