import { type Kysely } from 'kysely'
import { describe, expect, it } from 'vitest'
import { type Database } from '../../../../db/schema/database.ts'
import { AppError } from '../../../shared/errors.ts'
import { insertUser } from '../../testing/database/insert-user.ts'
import { type Job, type JobFailure, type Jobs, type JobWork, type Schedule } from './jobs.port.ts'

/** A process that works on jobs, in a test. */
export interface JobProcess {
  jobs: Jobs
  /** Simulates a killed process: it runs nothing and releases nothing. */
  kill(): void
}

/** What an adapter's test provides: processes on one database, and their time. */
export interface JobsHarness {
  db: Kysely<Database>
  now(): Date
  open(): Promise<JobProcess>
  /** Advances the time and runs everything that falls due. */
  advance(milliseconds: number): Promise<void>
}

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** The work of a process whose mails and rounds a test observes. */
export function watchedWork(mail: (job: Job) => Promise<void>, schedules: Schedule[] = []) {
  const failures: JobFailure[] = []
  const reminded: Job[] = []
  const work: JobWork = {
    handlers: { mail, reminder: async (job) => void reminded.push(job), 'customer-address': async () => {} },
    schedules,
    onFailure: (failure) => failures.push(failure),
  }
  return { work, failures, reminded }
}

/** The contract tests of `Jobs`. */
export function describeJobs(name: string, setUp: () => Promise<JobsHarness>): void {
  describe(`${name} passes the contract of jobs`, () => {
    const mailTo = (userId: string, detail = 'x') => ({ kind: 'mail' as const, userId, data: { detail } })

    it('runs a job once after its transaction commits, and deletes it', async () => {
      const { db, open, advance } = await setUp()
      const { jobs } = await open()
      const done: Job[] = []
      const { work, failures } = watchedWork(async (job) => void done.push(job))
      await insertUser(db, 'u1')
      await jobs.start(work)
      await db.transaction().execute((trx) => jobs.add(mailTo('u1'), trx))
      const cutOff = db.transaction().execute(async (trx) => {
        await jobs.add(mailTo('u1', 'never'), trx)
        throw new Error('the transaction is rolled back')
      })
      await expect(cutOff).rejects.toThrow('rolled back')
      await advance(5 * SECOND)
      await advance(MINUTE)
      expect(done).toMatchObject([{ userId: 'u1', data: { detail: 'x' } }])
      expect([failures, await jobs.deadLetters()]).toEqual([[], []])
      await jobs.stop()
    })

    it('runs a job when it is due, also without a user', async () => {
      const { now, open, advance } = await setUp()
      const { jobs } = await open()
      const done: Job[] = []
      await jobs.start(watchedWork(async (job) => void done.push(job)).work)
      await jobs.add({ kind: 'mail', userId: null, at: new Date(now().getTime() + 20 * SECOND) })
      await advance(15 * SECOND)
      expect(done).toEqual([])
      await advance(10 * SECOND)
      expect(done).toMatchObject([{ userId: null, data: {} }])
      await jobs.stop()
    })

    it('keeps one job per key until it is done', async () => {
      const { db, open, advance } = await setUp()
      const { jobs } = await open()
      await insertUser(db, 'u1')
      const { work, reminded } = watchedWork(async () => {})
      const reminder = { kind: 'reminder' as const, userId: 'u1', key: 'u1' }
      for (let times = 0; times < 3; times += 1) await jobs.add(reminder)
      await jobs.start(work)
      await advance(5 * SECOND)
      expect(reminded).toHaveLength(1)
      await jobs.add(reminder)
      await advance(5 * SECOND)
      expect(reminded).toHaveLength(2)
      await jobs.stop()
    })

    it('retries with growing pauses; then the job is a dead letter, which can be retried', async () => {
      const { db, now, open, advance } = await setUp()
      const { jobs } = await open()
      for (const user of ['u1', 'u2']) await insertUser(db, user)
      const tries: { id: string; at: number }[] = []
      let isAway = true
      const { work, failures } = watchedWork(async ({ id, userId }) => {
        if (userId === 'u1') tries.push({ id, at: now().getTime() })
        if (isAway)
          throw new AppError('BAD_GATEWAY', 'The mail server cannot be reached.', { cause: new Error('u1@b.example') })
      })
      await jobs.start(work)
      for (const user of ['u1', 'u2']) await jobs.add(mailTo(user))
      for (let minutes = 0; minutes < 8; minutes += 1) await advance(MINUTE)
      expect(tries.length).toBeGreaterThan(2)
      expect(tries.length).toBeLessThan(7)
      // No pause is longer.
      while (tries.length < 19) await advance(4 * HOUR + MINUTE)
      expect(await jobs.deadLetters()).toEqual([])
      for (let times = 0; times < 3; times += 1) await advance(4 * HOUR + MINUTE)
      expect(tries).toHaveLength(20)
      expect(new Set(tries.map(({ id }) => id)).size).toBe(1)
      const pauses = tries.slice(1).map(({ at }, index) => at - (tries[index]?.at ?? 0))
      expect(pauses[0]).toBeLessThan(3 * MINUTE)
      const ofFirst = failures.filter(({ jobId }) => jobId === tries[0]?.id)
      expect(ofFirst.map(({ isLast }) => isLast)).toEqual([...Array<boolean>(19).fill(false), true])
      expect(await jobs.deadLetters()).toHaveLength(2)
      expect(await jobs.counts()).toEqual({ waiting: 0, running: 0, dead: 2 })
      await jobs.removeAllOf('u2')
      const letters = await jobs.deadLetters()
      expect(letters).toMatchObject([{ kind: 'mail', userId: 'u1', failure: 'The mail server cannot be reached.' }])
      expect(letters[0]?.createdAt.getTime()).toBeLessThan(tries[0]?.at ?? 0)

      isAway = false
      for (const id of ['unknown', '00000000-0000-4000-8000-000000000000']) {
        expect(await jobs.retryDeadLetters(id)).toBe(0)
      }
      const once = await Promise.all([1, 2].map(() => jobs.retryDeadLetters(letters[0]?.id)))
      expect(once.toSorted((a, b) => a - b)).toEqual([0, 1])
      await advance(5 * SECOND)
      expect(tries).toHaveLength(21)
      expect(await jobs.deadLetters()).toEqual([])
      expect(await jobs.retryDeadLetters()).toBe(0)
      await jobs.stop()
    })

    it('counts waiting and running jobs', async () => {
      const { db, now, open, advance } = await setUp()
      const { jobs } = await open()
      await insertUser(db, 'u1')
      const gate = Promise.withResolvers<void>()
      await jobs.start(watchedWork(() => gate.promise).work)
      await jobs.add(mailTo('u1'))
      await jobs.add({ ...mailTo('u1'), at: new Date(now().getTime() + HOUR) })
      for (let times = 0; times < 4; times += 1) await advance(5 * SECOND)
      expect(await jobs.counts()).toEqual({ waiting: 1, running: 1, dead: 0 })
      gate.resolve()
      await jobs.stop()
    })

    it('removes all waiting jobs of a user, and no others', async () => {
      const { db, now, open, advance } = await setUp()
      const { jobs } = await open()
      for (const user of ['u1', 'u2']) await insertUser(db, user)
      const done: Job[] = []
      const later = new Date(now().getTime() + 10 * SECOND)
      for (const userId of ['u1', 'u1', 'u2']) await jobs.add({ ...mailTo(userId), at: later })
      await jobs.removeAllOf('u1')
      await jobs.start(watchedWork(async (job) => void done.push(job)).work)
      await advance(15 * SECOND)
      expect(done).toMatchObject([{ userId: 'u2' }])
      await jobs.stop()
    })

    it('runs each job and each round in one of two processes, by their schedules', async () => {
      const { db, open, advance } = await setUp()
      await insertUser(db, 'u1')
      const processes = [await open(), await open()]
      const done: string[] = []
      const rounds: string[] = []
      const failures: JobFailure[] = []
      const schedule = (name: string, everyMinutes: number, failing = false): Schedule => ({
        name,
        everyMinutes,
        work: async () => {
          rounds.push(name)
          if (failing) throw new Error('its table is lost')
        },
      })
      for (const { jobs } of processes) {
        const schedules = [schedule('failing', 1, true), schedule('minute', 1), schedule('hour', 60)]
        const { work } = watchedWork(async ({ data }) => void done.push(data['detail'] ?? ''), schedules)
        await jobs.start({ ...work, onFailure: (failure) => failures.push(failure) })
      }
      for (let at = 0; at < 10; at += 1) await processes[0]?.jobs.add(mailTo('u1', String(at)))
      for (let minutes = 0; minutes < 3; minutes += 1) await advance(MINUTE)
      expect(done.toSorted()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
      const count = (name: string) => rounds.filter((round) => round === name).length
      for (const name of ['minute', 'failing']) {
        expect(count(name)).toBeGreaterThan(1)
        expect(count(name)).toBeLessThan(5)
      }
      expect([0, 1]).toContain(count('hour'))
      expect(failures.map(({ what, jobId, isLast }) => [what, jobId, isLast])).toEqual(
        Array.from({ length: count('failing') }, () => ['failing', undefined, false]),
      )
      for (const { jobs } of processes) await jobs.stop()
    })

    it('gives the job of a dead process to another within 20 s, and refuses the first one if it resumes', async () => {
      const { db, open, advance } = await setUp()
      await insertUser(db, 'u1')
      const [dying, other] = [await open(), await open()]
      const taken = Promise.withResolvers<Job>()
      await dying.jobs.start(
        watchedWork((job) => {
          taken.resolve(job)
          return new Promise(() => {})
        }).work,
      )
      await dying.jobs.add(mailTo('u1'))
      await advance(3 * SECOND)
      const job = await taken.promise
      expect(await job.renew()).toBe(true)
      dying.kill()
      const done: Job[] = []
      await other.jobs.start(watchedWork(async (again) => void done.push(again)).work)
      // An adapter may count the death as a failure, which its first pause follows.
      for (let seconds = 0; seconds < 180 && done.length === 0; seconds += 5) await advance(5 * SECOND)
      expect(done).toMatchObject([{ id: job.id }])
      expect(await job.renew()).toBe(false)
      await other.jobs.stop()
    })

    it('aborts running jobs when it stops, and leaves them to another process', async () => {
      const { db, open, advance } = await setUp()
      await insertUser(db, 'u1')
      const [stopping, other] = [await open(), await open()]
      const taken = Promise.withResolvers<Job>()
      const { work, failures } = watchedWork((job) => {
        taken.resolve(job)
        return new Promise((_, reject) => job.signal.addEventListener('abort', () => reject(new Error('stopped'))))
      })
      await stopping.jobs.start(work)
      await stopping.jobs.add(mailTo('u1'))
      await advance(3 * SECOND)
      await taken.promise
      await stopping.jobs.stop()
      expect(failures).toEqual([])
      const done: Job[] = []
      await other.jobs.start(watchedWork(async (job) => void done.push(job)).work)
      await advance(2 * MINUTE)
      expect(done).toHaveLength(1)
      await other.jobs.stop()
    })
  })
}
