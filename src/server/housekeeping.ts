import { type Services } from './services.ts'

const EVERY_MS = 60_000

/** What the loop reports a failed round to. */
export interface HousekeepingLog {
  error(details: { err: unknown }, message: string): void
}

/**
 * One round: what requests that died reserved, sessions,
 * mailed links, known devices and throttle windows that are over, answers past their day.
 */
export async function sweep(services: Services): Promise<void> {
  await services.usage.sweep()
  await services.idempotency.sweep()
  await services.sessions.sweep()
  await services.links.sweep()
  await services.devices.sweep()
  await services.throttle.sweep()
  await services.overdue.sweep()
}

/** Sweeps every minute, one round at a time; a failed round is logged and the next one comes. Returns the way to stop. */
export function startHousekeeping(services: Services, log: HousekeepingLog): () => void {
  let running = false
  const timer = setInterval(() => {
    if (running) return
    running = true
    sweep(services)
      .catch((err: unknown) => log.error({ err }, 'housekeeping failed'))
      .finally(() => {
        running = false
      })
  }, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
