import { notFound } from '@tanstack/react-router'
import { type Api } from '../../lib/api/trpc.ts'

/** Throws the router's not-found error unless the payment provider is the sandbox. */
export async function sandboxOnly(api: Api): Promise<void> {
  const { payments, plans } = await api.auth.config.ensureData()
  if (!plans || payments.kind !== 'sandbox') throw notFound()
}
