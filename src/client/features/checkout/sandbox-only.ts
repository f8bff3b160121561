import { notFound } from '@tanstack/react-router'
import { type Api } from '../../lib/api/trpc.ts'

/** Throws the not-found page where a real provider takes the money: the sandbox's pages stand in for its own. */
export async function sandboxOnly(api: Api): Promise<void> {
  const { payments } = await api.auth.config.ensureData()
  if (payments.kind !== 'sandbox') throw notFound()
}
