import { createFileRoute } from '@tanstack/react-router'
import { AiHelpPage } from '../../features/help/ai-help-page.tsx'

export const Route = createFileRoute('/help/ai')({
  staticData: { title: 'Add an AI' },
  loader: ({ context }) => context.api.auth.config.ensureData().catch(() => undefined),
  component: AiHelpPage,
})
