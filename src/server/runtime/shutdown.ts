import { setTimeout as wait } from 'node:timers/promises'
import { type FastifyInstance } from 'fastify'

/** Milliseconds until running work is aborted, and milliseconds until the process exits anyway. */
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
  /** Seconds for which `/readyz` fails while the server still accepts requests. */
  drainSeconds: number
  abortRunning(): void
  close(): Promise<void>
  storage: { close(): Promise<void> }
  mailer: { close(): Promise<void> }
  speech: { close(): Promise<void> }
  /** Starts no more jobs and rounds. Resolves when none is running. */
  stopHousekeeping(): Promise<unknown>
}

/**
 * On SIGTERM or SIGINT: fails readiness for the configured time, so that load balancers use other servers; accepts no
 * more requests, lets running ones finish, ends streams that take too long, checkpoints the database and exits 0. A
 * second signal exits at once. An uncaught error is logged and stops the server in the same way, but without the wait
 * and with code 1, so that a supervisor restarts it: the state after such an error is unknown.
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
  // A failure ends the wait early, by a rejection: then no request is served.
  if (drainSeconds > 0) await wait(drainSeconds * 1_000, undefined, { signal: failed }).catch(() => {})
  const stopped = stopHousekeeping()
  // Awaited below; until then a rejection must not count as unhandled.
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
