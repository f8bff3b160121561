import { notFound } from '@tanstack/react-router'
import { type Api } from '../api/trpc.ts'

const NO_PLANS = 'This server has no plans and nothing to pay. All you need is an account.'

/** Throws the not-found error on a server without plans. Where the server cannot be asked the page opens, and says so. */
export async function plansOnly(api: Api): Promise<void> {
  const config = await api.auth.config.ensureData().catch(() => undefined)
  if (config?.plans === false) throw notFound({ data: NO_PLANS })
}
