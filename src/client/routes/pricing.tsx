import { createFileRoute } from '@tanstack/react-router'
import { PricingPage } from '../features/pricing/pricing-page.tsx'
import { plansOnly } from '../lib/billing/plans-only.ts'

export const Route = createFileRoute('/pricing')({
  staticData: { title: 'Choose Your Plan' },
  beforeLoad: ({ context }) => plansOnly(context.api),
  loader: ({ context }) => context.api.auth.config.ensureData().catch(() => undefined),
  component: PricingPage,
})
