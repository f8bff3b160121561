import { type Api } from './trpc.ts'

/** How long a count of prompts is good enough to open a tool by; every use invalidates it sooner. */
const FRESH_MS = 30_000

/** Counts what is left before a tool opens. Where that fails the tool opens all the same and says so itself. */
export async function loadAllowance(api: Api): Promise<void> {
  await api.subscription.usage.prefetch(undefined, { staleTime: FRESH_MS })
}
