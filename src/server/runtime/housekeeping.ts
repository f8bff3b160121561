import { type PaymentsSetup } from '../composition/payment-provider.ts'
import { type Services } from '../composition/services.ts'
import { sweepReceivedFiles } from '../http/files/received-file.ts'
import { failureDetails } from './logging.ts'

const EVERY_MS = 60_000
/** Milliseconds until a running server notices what a command did to the sandbox. */
const SANDBOX_EVERY_MS = 2_000
/** How soon a search reads what was saved from the index; until then it compares the texts. */
const INDEX_EVERY_MS = 10_000
const FIRST_INDEX_MS = 1_000
/** How often the whole audio store is looked through. */
const ORPHANS_EVERY_MS = 60 * 60_000
/** The first pass comes soon, because a server that restarts every hour would never reach it otherwise. */
const FIRST_ORPHANS_MS = 5 * 60_000

const FAILED = 'housekeeping failed'

/** What there is to keep in order. */
export interface Kept {
  services: Services
  sandbox: PaymentsSetup['sandbox']
}

/** What the loop reports a failed round to. */
export interface HousekeepingLog {
  error(details: object, message: string): void
}

/**
 * One round in our own database: what requests that died reserved, leases, sessions, mailed links, known devices and throttle
 * windows that are over, answers past their day, the library's trash, what deleted accounts left in the log of the
 * database, and the sandbox where there is one. One that fails is reported, and the others still run. Never throws.
 */
export async function sweep({ services, sandbox }: Kept, report: (error: unknown) => void): Promise<void> {
  const { usage, leases, idempotency, sessions, links, devices, throttle, library, account, generations } = services
  const sweeps = [usage, leases, idempotency, sessions, links, devices, throttle, library, account, generations].map(
    ({ sweep }) => sweep,
  )
  if (sandbox) sweeps.push(sandbox.host.deliverPending)
  for (const one of sweeps) {
    try {
      await one()
    } catch (error) {
      report(error)
    }
  }
}

/**
 * Sweeps every minute, one round at a time, and looks after the sandbox more often where there is one; a failed round is
 * logged and the next one comes. Overdue subscriptions, people's standing at the identity provider, audio and reminders have
 * rounds of their own: an outside service that does not answer keeps nothing else waiting. Returns the function that stops it.
 */
export function startHousekeeping(kept: Kept & { sweepBackups(): Promise<void> }, log: HousekeepingLog): () => void {
  const { services, sandbox, sweepBackups } = kept
  const lookAtOverdue = () =>
    services.overdue.sweep((error, subscriptionId) =>
      log.error({ ...failureDetails(error), subscriptionId }, 'a subscription could not be looked at'),
    )
  const ofAudio = (round: () => Promise<void>) => () =>
    round().catch((error: unknown) => log.error(failureDetails(error), 'audio could not be removed'))
  const reportRound = (error: unknown): void => log.error(failureDetails(error), FAILED)
  const stopping = new AbortController()
  const remind = () =>
    services.reminders.sweep(
      (error) => log.error(failureDetails(error), 'a reminder could not be sent'),
      stopping.signal,
    )
  const stops = [
    every(EVERY_MS, () => sweep(kept, reportRound), log),
    every(EVERY_MS, lookAtOverdue, log),
    every(EVERY_MS, () => services.identityChecks.sweep(), log),
    every(EVERY_MS, ofAudio(services.audioFiles.sweep), log),
    every(ORPHANS_EVERY_MS, ofAudio(services.audioFiles.sweepOrphans), log, FIRST_ORPHANS_MS),
    every(ORPHANS_EVERY_MS, () => sweepReceivedFiles(new Date()), log, FIRST_ORPHANS_MS),
    every(ORPHANS_EVERY_MS, sweepBackups, log),
    every(EVERY_MS, remind, log),
    every(INDEX_EVERY_MS, () => services.library.index(stopping.signal), log, FIRST_INDEX_MS),
    () => stopping.abort(),
  ]
  if (sandbox) stops.push(every(SANDBOX_EVERY_MS, () => sandbox.host.deliverPending(), log))
  return () => stops.forEach((stop) => stop())
}

/** Does a round every so often, the first one after `firstMs` too where it is named. */
function every(milliseconds: number, round: () => Promise<void>, log: HousekeepingLog, firstMs?: number): () => void {
  let running = false
  const start = (): void => {
    if (running) return
    running = true
    round()
      .catch((error: unknown) => log.error(failureDetails(error), FAILED))
      .finally(() => {
        running = false
      })
  }
  const timer = setInterval(start, milliseconds).unref()
  const first = firstMs === undefined ? undefined : setTimeout(start, firstMs).unref()
  return () => {
    clearInterval(timer)
    clearTimeout(first)
  }
}
