import { type Clock } from './clock.ts'

/**
 * Renews every `everyMs` milliseconds what work holds for as long as it continues. A renewal that fails is reported and the
 * next one comes. Returns the function that ends it, which resolves when none is running.
 */
export function startRenewing(deps: {
  clock: Clock
  everyMs: number
  renew(): Promise<unknown>
  report(error: unknown): void
}): () => Promise<void> {
  const { clock, everyMs, renew, report } = deps
  const over = new AbortController()
  const isOver = () =>
    clock.sleep(everyMs, over.signal).then(
      () => over.signal.aborted,
      () => true,
    )
  const rounds = (async () => {
    while (!(await isOver())) await renew().catch(report)
  })()
  return () => {
    over.abort()
    return rounds
  }
}
