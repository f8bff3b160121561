import { type Clock } from './clock.ts'

/**
 * Calls `renew` every `everyMs` milliseconds, until stopped. Errors are reported, and the next call follows. The
 * returned function ends it, and resolves when no call is running.
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
