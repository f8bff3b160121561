import { type Kysely } from 'kysely'
import { type Database } from '../../../../db/schema/database.ts'
import { type Clock } from '../clock.ts'
import { type Random } from '../random.ts'
import { startRenewing } from '../renewal.ts'
import { retry } from '../retry.ts'
import { createRunningWork } from '../running-work.ts'
import { createEmbeddedJobsRepository, type TakenJob } from './embedded-jobs.repository.ts'
import { failureText } from './failure-text.ts'
import { JOB_KINDS, jobKinds, pauseAfter } from './job-kinds.ts'
import { DEAD_LETTER_DAYS, type Jobs, type JobWork, type Schedule } from './jobs.port.ts'

/** Milliseconds between looks for due jobs. */
const LOOK_MS = 1_000
/** Milliseconds of a job's lease: after that a dead process's job is free. */
const LEASE_MS = 15_000
/** Milliseconds between renewals: two may fail before a lease expires. */
const RENEW_MS = 5_000
/** Milliseconds between attempts to mark a job as done: it must not be started again. */
const SETTLE_AGAIN_MS = 1_000
/** Milliseconds that a stop waits for jobs. A mail server that does not answer must not delay it; its mail is tried again. */
const STOP_MS = 6_000
const MINUTE_MS = 60_000
const MOST_LISTED = 1_000

export interface EmbeddedJobs extends Jobs {
  /** Runs due jobs until none is due, and waits for them. For tests: nothing runs by itself before `start`. */
  runDue(work: JobWork): Promise<void>
  /** Releases the jobs of other processes, for a process that is alone on its database. */
  freeAll(): Promise<void>
}

/** Jobs in a table, worked on in this process: for SQLite, which pg-boss does not support. */
export function createEmbeddedJobs(deps: {
  db: Kysely<Database>
  clock: Clock
  random: Pick<Random, 'id'>
  /** The id of this process, unique over all processes and restarts. */
  owner: string
}): EmbeddedJobs {
  const { clock, random, owner } = deps
  const repository = createEmbeddedJobsRepository(deps.db)
  const stopping = new AbortController()
  const underWay = createRunningWork()
  /** The claimed rows of this process. */
  const running = new Map<string, { of: string; lost: AbortController }>()
  /** When a schedule is looked at next, in milliseconds since 1970. */
  const looks = new Map<string, number>()
  let stopRenewing: (() => Promise<void>) | undefined
  let stopLooking: (() => Promise<void>) | undefined

  function holder() {
    const now = clock.now()
    return { owner, now, expiresAt: new Date(now.getTime() + LEASE_MS) }
  }

  async function renew(report: JobWork['onFailure']): Promise<void> {
    const renewed = [...running]
    const ids = renewed.map(([id]) => id)
    try {
      const own = new Set(await repository.renew(ids, holder()))
      for (const [id, { lost }] of renewed) if (!own.has(id)) lost.abort()
    } catch (error) {
      report({ what: 'renewal', isLast: false, error })
    }
  }

  /** Runs work on a row for as long as this process has its lease. */
  async function hold(
    id: string,
    of: string,
    report: JobWork['onFailure'],
    work: (signal: AbortSignal) => Promise<void>,
  ) {
    const over = underWay.begin()
    const lost = new AbortController()
    running.set(id, { of, lost })
    stopRenewing ??= startRenewing({ clock, everyMs: RENEW_MS, renew: () => renew(report), report: () => {} })
    try {
      await work(AbortSignal.any([lost.signal, stopping.signal]))
    } finally {
      running.delete(id)
      if (running.size === 0) {
        void stopRenewing?.()
        stopRenewing = undefined
      }
      over()
    }
  }

  /** Stores the outcome of a job, with retries: a finished job must not be started again. */
  const settle = (note: () => Promise<void>, signal: AbortSignal): Promise<void> =>
    retry(note, { clock, signal, pauseAfter: () => SETTLE_AGAIN_MS })

  async function runJob({ id, kind, attempts, ...job }: TakenJob, { handlers, onFailure }: JobWork): Promise<void> {
    await hold(id, kind, onFailure, async (signal) => {
      try {
        // A process that died has not released it.
        if (attempts > JOB_KINDS[kind].attempts) throw new Error('A process died at every attempt')
        const renewNow = async () => (await repository.renew([id], holder())).length === 1
        await handlers[kind]({ ...job, id, signal, renew: renewNow })
      } catch (error) {
        if (stopping.signal.aborted) return repository.giveBack(id, owner)
        const pause = pauseAfter(kind, attempts)
        onFailure({ what: kind, jobId: id, isLast: pause === undefined, error })
        const now = clock.now()
        return settle(
          () =>
            pause === undefined
              ? repository.bury(id, owner, now, failureText(error))
              : repository.postpone(id, owner, new Date(now.getTime() + pause)),
          signal,
        )
      }
      await settle(() => repository.delete(id, owner), signal)
    }).catch((error: unknown) => onFailure({ what: kind, jobId: id, isLast: false, error }))
  }

  /** Runs the round of a schedule, where it is due and no other process has it. */
  async function runSchedule({ name, everyMinutes, work }: Schedule, report: JobWork['onFailure']): Promise<boolean> {
    const id = `schedule:${name}`
    const now = clock.now().getTime()
    if (running.has(id) || now < (looks.get(id) ?? 0)) return false
    const pause = everyMinutes * MINUTE_MS
    const isOurs = await repository.claimSchedule(id, holder(), new Date(now + pause))
    looks.set(id, now + (isOurs ? pause : MINUTE_MS))
    if (isOurs)
      void hold(id, name, report, work).catch((error: unknown) => report({ what: name, isLast: false, error }))
    return isOurs
  }

  /** Starts due jobs within the limits of concurrency. Returns whether there were any. */
  async function beginDue(work: JobWork): Promise<boolean> {
    let begun = false
    for (const kind of jobKinds) {
      const ids = [...running].filter(([, { of }]) => of === kind).map(([id]) => id)
      const places = JOB_KINDS[kind].concurrency - ids.length
      const jobs = places > 0 && !stopping.signal.aborted ? await repository.claim(kind, holder(), places, ids) : []
      for (const job of jobs) void runJob(job, work)
      begun ||= jobs.length > 0
    }
    for (const schedule of work.schedules) {
      if (!stopping.signal.aborted && (await runSchedule(schedule, work.onFailure))) begun = true
    }
    return begun
  }

  return {
    add: (job, trx) => repository.insert(random.id(), job, clock.now(), trx),
    removeAllOf: repository.deleteByUser,
    deadLetters: () => repository.findDeadLetters(MOST_LISTED),
    counts: () => repository.count(clock.now()),
    retryDeadLetters: (id) => repository.revive(clock.now(), id),
    freeAll: repository.freeAll,

    async runDue(work) {
      while (await beginDue(work)) await underWay.whenIdle()
    },

    async start(work) {
      const forget = (): Promise<void> =>
        repository.deleteFailedBefore(new Date(clock.now().getTime() - DEAD_LETTER_DAYS * 24 * 60 * MINUTE_MS))
      const all = { ...work, schedules: [...work.schedules, { name: 'dead-letters', everyMinutes: 60, work: forget }] }
      const report = (error: unknown): void => work.onFailure({ what: 'jobs', isLast: false, error })
      stopLooking = startRenewing({ clock, everyMs: LOOK_MS, renew: () => beginDue(all), report })
    },

    async stop() {
      stopping.abort()
      await stopLooking?.()
      const waited = new AbortController()
      const tooLong = clock.sleep(STOP_MS, waited.signal)
      await Promise.race([underWay.whenIdle(), tooLong]).finally(() => waited.abort())
    },
  }
}
