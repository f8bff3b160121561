import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '../features/legal/privacy-page.tsx'

export const Route = createFileRoute('/privacy')({
  staticData: { title: 'Privacy' },
  loader: ({ context }) => context.api.auth.config.ensureData().catch(() => undefined),
  component: PrivacyPage,
})
