import { notFound } from '@tanstack/react-router'
import { type Api } from '../../lib/api/trpc.ts'
import { plansOnly } from '../../lib/billing/plans-only.ts'

/** Throws the router's not-found error unless the payment provider is the sandbox. */
export async function sandboxOnly(api: Api): Promise<void> {
  await plansOnly(api)
  const { payments } = await api.auth.config.ensureData()
  if (payments.kind !== 'sandbox') throw notFound()
}
