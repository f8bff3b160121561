import { type PaymentsSetup } from '../composition/payment-provider.ts'
import { type Services } from '../composition/services.ts'
import { sweepReceivedFiles } from '../http/files/received-file.ts'
import { type Clock } from './clock.ts'
import { type Schedule } from './jobs/jobs.port.ts'
import { failureDetails } from './logging.ts'
import { startRenewing } from './renewal.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Milliseconds until a running server notices what a command did to the sandbox. */
const SANDBOX_EVERY_MS = 2_000
/** Milliseconds between rounds. With the lease of 15 s a dead process's reservations are returned within 20 s. */
const ABANDONED_EVERY_MS = 3_000
/** Milliseconds between rounds of indexing; until then a search compares the new texts. */
const INDEX_EVERY_MS = 10_000

/** Services with data to clean up. */
export interface Kept {
  services: Services
  sandbox: PaymentsSetup['sandbox']
}

/** The log for failed rounds. */
export interface HousekeepingLog {
  error(details: object, message: string): void
}

/**
 * Rounds that one of all processes runs for the database and the outside services. They are independent: one that
 * fails, or gets no answer, delays no other.
 */
export function buildSchedules({ services }: Pick<Kept, 'services'>, log: HousekeepingLog): Schedule[] {
  const { usage, leases, idempotency, sessions, links, devices, throttle, library, audioFiles, generations } = services
  const overdue = (): Promise<void> =>
    services.overdue.sweep((error, subscriptionId) =>
      log.error({ ...failureDetails(error), subscriptionId }, 'a subscription could not be looked at'),
    )
  const everyMinute: Record<string, Schedule['work']> = {
    'quota of requests that died': usage.sweep,
    leases: leases.sweep,
    'repeated requests': idempotency.sweep,
    throttles: throttle.sweep,
    'overdue subscriptions': overdue,
    'people at the identity provider': services.identityChecks.sweep,
    'expired audio': audioFiles.sweep,
    reminders: services.reminders.sweep,
    backups: services.storage.sweepBackups,
    'what generations keep for a while': generations.sweep,
  }
  const everyHour: Record<string, Schedule['work']> = {
    sessions: sessions.sweep,
    'links in mails': links.sweep,
    'changes of addresses': services.emailChanges.sweep,
    invitations: services.invites.sweep,
    'known devices': devices.sweep,
    trash: library.sweep,
    'audio of nobody': audioFiles.sweepOrphans,
  }
  const every = (everyMinutes: number, rounds: Record<string, Schedule['work']>) =>
    Object.entries(rounds).map(([name, work]) => ({ name: name.replaceAll(' ', '-'), everyMinutes, work }))
  return [...every(1, everyMinute), ...every(60, everyHour)]
}

/**
 * Rounds that each process runs for itself: reservations of dead processes, the sandbox, the index of an SQLite file
 * and what was deleted from it, files and free space on this machine. A failed round is logged and the next one follows. The
 * returned function ends all, and resolves when none is running.
 */
export function startLocalRounds(
  { services, sandbox, sweepBackups, clock }: Kept & { sweepBackups(): Promise<void>; clock: Clock },
  log: HousekeepingLog,
): () => Promise<void> {
  const stopping = new AbortController()
  const report = (error: unknown): void => log.error(failureDetails(error), 'housekeeping failed')
  const every = (everyMs: number, renew: () => Promise<unknown>) => startRenewing({ clock, everyMs, renew, report })
  const first = services.usage.giveBackAbandoned().catch(report)
  const stops = [
    every(ABANDONED_EVERY_MS, services.usage.giveBackAbandoned),
    every(INDEX_EVERY_MS, () => services.library.index(stopping.signal)),
    every(MINUTE_MS, services.account.sweep),
    every(MINUTE_MS, services.diskReserve.state),
    every(HOUR_MS, () => sweepReceivedFiles(clock.now())),
    every(HOUR_MS, sweepBackups),
    ...(sandbox ? [every(SANDBOX_EVERY_MS, sandbox.host.deliverPending)] : []),
  ]
  return async () => {
    stopping.abort()
    await Promise.all([first, ...stops.map((stop) => stop())])
  }
}
