import { setTimeout as wait } from 'node:timers/promises'
import { type FastifyInstance } from 'fastify'

/** Milliseconds that running work gets before it is aborted, and that the process gets before it exits anyway. */
const PATIENCE_MS = 6_000
const LIMIT_MS = 9_000

/** The process whose signals are handled; a test passes a fake. */
export interface HostProcess {
  on(event: 'SIGTERM' | 'SIGINT', listener: () => void): unknown
  on(event: 'uncaughtException', listener: (error: unknown) => void): unknown
  exit(code: number): void
}

export interface Running {
  http: FastifyInstance
  drain(): void
  /** How long `/readyz` reports the stop while the server still takes requests. */
  drainSeconds: number
  abortRunning(): void
  close(): Promise<void>
  storage: { close(): Promise<void> }
  mailer: { close(): Promise<void> }
  speech: { close(): Promise<void> }
  /** Begins no job and no round more. Resolves when none is running. */
  stopHousekeeping(): Promise<unknown>
}

/**
 * On SIGTERM or SIGINT: fails readiness so that load balancers use other servers, for the configured time; takes no more requests, lets
 * running ones finish, ends streams that take too long, checkpoints the database and exits 0. A second signal exits at once.
 * An error that nothing caught is logged and ends the server in the same way, but at once and with 1, so that a supervisor
 * starts it again: the state after such an error is unknown.
 */
export function stopOnSignal(running: Running, host: HostProcess = process): void {
  let signals = 0
  let exitCode = 0
  let stopping: Promise<void> | undefined
  const failed = new AbortController()
  const stop = (): void => {
    stopping ??= shutdown(running, { failed: failed.signal, exit: (code) => host.exit(Math.max(code, exitCode)) })
  }
  const onSignal = (): void => {
    signals += 1
    if (signals > 1) host.exit(1)
    stop()
  }
  host.on('SIGTERM', onSignal)
  host.on('SIGINT', onSignal)
  // Unhandled rejections end here too.
  host.on('uncaughtException', (err) => {
    running.http.log.fatal({ err }, 'nothing caught this error; the server stops')
    exitCode = 1
    failed.abort()
    stop()
  })
}

async function shutdown(
  { http, drain, drainSeconds, abortRunning, close, storage, mailer, speech, stopHousekeeping }: Running,
  { failed, exit }: { failed: AbortSignal; exit: (code: number) => void },
): Promise<void> {
  drain()
  // The wait ends early, by a rejection, once the server has failed: then no request is served any more.
  if (drainSeconds > 0) await wait(drainSeconds * 1_000, undefined, { signal: failed }).catch(() => {})
  const stopped = stopHousekeeping()
  // Awaited below; until then a failure is not handled.
  stopped.catch(() => {})
  const patience = setTimeout(abortRunning, PATIENCE_MS)
  const limit = setTimeout(() => {
    http.log.error('something still ran at the end of the time to stop; it was cut off')
    exit(1)
  }, LIMIT_MS)
  try {
    await close()
    await stopped
    await mailer.close()
    await speech.close()
    await storage.close()
    exit(0)
  } catch (err) {
    http.log.error({ err }, 'the server did not close cleanly')
    exit(1)
  } finally {
    clearTimeout(patience)
    clearTimeout(limit)
  }
}
