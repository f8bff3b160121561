import { type Api } from './trpc.ts'

/** How long a count of prompts is good enough to open a tool by; every use invalidates it sooner. */
const FRESH_MS = 30_000

/** Loads the remaining allowance before a tool opens. If that fails the tool opens anyway and reports it itself. */
export async function loadAllowance(api: Api): Promise<void> {
  await api.subscription.usage.prefetch(undefined, { staleTime: FRESH_MS })
}
