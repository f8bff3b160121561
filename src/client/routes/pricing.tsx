import { createFileRoute } from '@tanstack/react-router'
import { PricingPage } from '../features/pricing/pricing-page.tsx'

export const Route = createFileRoute('/pricing')({
  staticData: { title: 'Choose Your Plan' },
  loader: ({ context }) => context.api.auth.config.ensureData().catch(() => undefined),
  component: PricingPage,
})
