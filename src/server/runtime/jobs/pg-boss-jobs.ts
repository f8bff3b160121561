import { type ConstructorOptions, fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss'
import { type Clock } from '../clock.ts'
import { retry } from '../retry.ts'
import { createRunningWork } from '../running-work.ts'
import { failureText } from './failure-text.ts'
import { JOB_KINDS, type JobKind, jobKinds } from './job-kinds.ts'
import { DEAD_LETTER_DAYS, type DeadLetter, type Jobs, type JobWork, type NewJob } from './jobs.port.ts'

/** Connections to the database beside those of the server itself. */
const CONNECTIONS = 3
const CONNECT_MS = 5_000
/** Seconds between looks for due jobs. */
const LOOK_SECONDS = 2
/** Seconds between looks for due rounds; longer, because each schedule has a worker that looks. */
const LOOK_FOR_ROUNDS_SECONDS = 10
/** Seconds after which a silent process's jobs are taken over, and seconds between checks. */
const SILENT_SECONDS = 10
const WATCH_SECONDS = 5
/** Seconds after which a running job counts as hanging. Mails take seconds; checking a large audio store takes hours. */
const LONGEST_JOB_SECONDS = 15 * 60
const LONGEST_ROUND_SECONDS = 6 * 60 * 60
const KEPT_SECONDS = DEAD_LETTER_DAYS * 24 * 60 * 60
/** Milliseconds between attempts to remove a finished job: it must not be started again. */
const SETTLE_AGAIN_MS = 1_000
/** Milliseconds that a stop waits for jobs; the process exits a little later. */
const STOP_MS = 6_000
/** Milliseconds without reports of the engine's own errors after a reported one. */
const QUIET_MS = 60_000
const MOST_LISTED = 1_000

const SCHEDULE = 'schedule'
/** The engine's ids; the database refuses any other text. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u
const DEAD_LETTERS = 'dead-letters'

type Data = Record<string, string> & { userId?: string }

/**
 * Jobs in pg-boss, which stores them in a separate schema and shares them among processes. It has its own connections,
 * but adds a job in the caller's transaction. `isWorker` is false for a command that only looks. Throws the driver's
 * error where the role may not create the schema.
 */
export async function createPgBossJobs(deps: {
  /** A `postgres://` address; a test may pass connections and a clock. */
  connection: Pick<ConstructorOptions, 'connectionString' | 'db' | 'backend' | 'clock'>
  clock: Clock
  isWorker?: boolean
}): Promise<Jobs & { whenIdle(): Promise<void> }> {
  const { clock, isWorker = true } = deps
  const stopping = new AbortController()
  const underWay = createRunningWork()
  let report: JobWork['onFailure'] = () => {}
  const boss = new PgBoss({
    ...deps.connection,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    registerInstance: false,
    openTelemetry: { enabled: false },
    monitorVacuum: false,
    reindex: false,
    supervise: isWorker,
    schedule: isWorker,
    superviseIntervalSeconds: WATCH_SECONDS,
    monitorIntervalSeconds: WATCH_SECONDS,
  })
  // While the database is unavailable every worker reports it at each query.
  let quietUntil = 0
  boss.on('error', (error) => {
    const now = clock.now().getTime()
    if (now < quietUntil) return
    quietUntil = now + QUIET_MS
    report({ what: 'pg-boss', isLast: false, error })
  })
  await boss.start()
  await createQueues(boss)

  /** Runs a job, and removes it once it is done, so that nothing of its user stays. */
  async function run(
    job: JobWithMetadata<Data>,
    what: string,
    work: (signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    const over = underWay.begin()
    const signal = AbortSignal.any([job.signal, stopping.signal])
    try {
      await work(signal)
      const remove = () => boss.deleteJob(job.name, job.id)
      await retry(remove, { clock, signal, pauseAfter: () => SETTLE_AGAIN_MS })
    } catch (error) {
      if (!stopping.signal.aborted) {
        report({ what, jobId: job.id, isLast: job.retryCount >= job.retryLimit, error })
      }
      throw wordsOnly(error)
    } finally {
      over()
    }
  }

  async function startKind(kind: JobKind, { handlers }: JobWork): Promise<void> {
    const { concurrency } = JOB_KINDS[kind]
    const looks = {
      includeMetadata: true,
      localConcurrency: concurrency,
      pollingIntervalSeconds: LOOK_SECONDS,
    } as const
    await boss.work<Data, void, typeof looks>(kind, looks, async (jobs) => {
      for (const job of jobs) {
        const { id, retryCount, data } = job
        const { userId, ...rest } = data
        const renew = async (): Promise<boolean> => affected(await boss.touch(kind, { id, retryCount })) === 1
        await run(job, kind, (signal) => handlers[kind]({ id, userId: userId ?? null, data: rest, signal, renew }))
      }
    })
  }

  async function startSchedules({ schedules }: JobWork): Promise<void> {
    for (const { key } of await boss.getSchedules(SCHEDULE)) {
      if (!schedules.some(({ name }) => name === key)) await boss.unschedule(SCHEDULE, key)
    }
    for (const { name, everyMinutes } of schedules) {
      const cron = everyMinutes === 60 ? '0 * * * *' : `*/${everyMinutes} * * * *`
      await boss.schedule(SCHEDULE, cron, { name }, { key: name, singletonKey: name })
    }
    const looks = {
      includeMetadata: true,
      localConcurrency: Math.max(1, schedules.length),
      pollingIntervalSeconds: LOOK_FOR_ROUNDS_SECONDS,
    } as const
    await boss.work<Data, void, typeof looks>(SCHEDULE, looks, async (jobs) => {
      for (const job of jobs) {
        const schedule = schedules.find(({ name }) => name === job.data['name'])
        // A failed round is over: the next one follows.
        await run(job, SCHEDULE, async (signal) =>
          schedule?.work(signal).catch((error: unknown) => report({ what: schedule.name, isLast: false, error })),
        )
      }
    })
  }

  return {
    async add({ kind, userId, data, key, at }: NewJob, trx) {
      await boss.send(
        kind,
        { ...data, ...(userId !== null && { userId }) },
        {
          ...(key !== undefined && { singletonKey: key }),
          ...(at && { startAfter: at }),
          ...(trx && { db: fromKysely(trx) }),
        },
      )
    },

    async removeAllOf(userId) {
      for (const queue of [...jobKinds, DEAD_LETTERS]) {
        for (;;) {
          const jobs = await boss.findJobs(queue, { data: { userId }, limit: MOST_LISTED })
          if (jobs.length === 0) break
          await boss.deleteJob(
            queue,
            jobs.map(({ id }) => id),
          )
        }
      }
    },

    deadLetters: async () => (await boss.findJobs<Data>(DEAD_LETTERS, { limit: MOST_LISTED })).map(toDeadLetter),
    // The engine counts every few seconds.
    async counts() {
      const queues = await boss.getQueues([...jobKinds, DEAD_LETTERS])
      const sum = (of: typeof queues, count: 'queuedCount' | 'activeCount'): number =>
        of.reduce((total, queue) => total + queue[count], 0)
      const dead = queues.filter(({ name }) => name === DEAD_LETTERS)
      const alive = queues.filter(({ name }) => name !== DEAD_LETTERS)
      return { waiting: sum(alive, 'queuedCount'), running: sum(alive, 'activeCount'), dead: sum(dead, 'queuedCount') }
    },
    async retryDeadLetters(id) {
      if (id === undefined) return boss.redrive(DEAD_LETTERS)
      return UUID.test(id) ? boss.redrive(DEAD_LETTERS, { ids: [id] }) : 0
    },

    async start(work) {
      report = work.onFailure
      for (const kind of jobKinds) await startKind(kind, work)
      await startSchedules(work)
    },

    async stop() {
      stopping.abort()
      await boss.stop({ graceful: true, timeout: STOP_MS })
    },

    whenIdle: underWay.whenIdle,
  }
}

async function createQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue(DEAD_LETTERS, { retentionSeconds: KEPT_SECONDS })
  for (const kind of jobKinds) {
    const { attempts, firstRetrySeconds, longestRetrySeconds, isKeyed } = JOB_KINDS[kind]
    const rules = {
      retryLimit: attempts - 1,
      retryDelay: firstRetrySeconds,
      ...(longestRetrySeconds > firstRetrySeconds && { retryBackoff: true, retryDelayMax: longestRetrySeconds }),
      heartbeatSeconds: SILENT_SECONDS,
      expireInSeconds: LONGEST_JOB_SECONDS,
      retentionSeconds: KEPT_SECONDS,
      deadLetter: DEAD_LETTERS,
    }
    await boss.createQueue(kind, { ...rules, policy: isKeyed ? 'exclusive' : 'standard' })
    // The rules of an earlier version may be stored there.
    await boss.updateQueue(kind, rules)
  }
  // A round that was cut off is not repeated: the next one follows.
  const rounds = { retryLimit: 0, heartbeatSeconds: SILENT_SECONDS, expireInSeconds: LONGEST_ROUND_SECONDS }
  await boss.createQueue(SCHEDULE, { ...rounds, policy: 'exclusive' })
  await boss.updateQueue(SCHEDULE, rounds)
}

/** An error as it may be stored: without its stack and the messages of others. */
function wordsOnly(error: unknown): Error {
  const plain = new Error(failureText(error))
  delete plain.stack
  return plain
}

const affected = (response: object): number => ('affected' in response ? Number(response.affected) : 0)

function toDeadLetter({
  id,
  data,
  sourceName,
  sourceCreatedOn,
  sourceOutput,
  createdOn,
}: JobWithMetadata<Data>): DeadLetter {
  const failure = sourceOutput && 'message' in sourceOutput ? String(sourceOutput.message) : ''
  return {
    id,
    kind: sourceName ?? '',
    userId: data.userId ?? null,
    about: data['about'] ?? null,
    createdAt: sourceCreatedOn ?? createdOn,
    failedAt: createdOn,
    failure,
  }
}
