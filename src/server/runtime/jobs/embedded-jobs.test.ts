import { expect, it } from 'vitest'
import { createFakeClock } from '../../testing/fakes/fake-clock.ts'
import { createFakeRandom } from '../../testing/fakes/fake-random.ts'
import { insertUser } from '../../testing/database/insert-user.ts'
import { openTestDatabase } from '../../testing/database/test-database.ts'
import { createEmbeddedJobs } from './embedded-jobs.ts'
import { pauseAfter } from './job-kinds.ts'
import { describeJobs, type JobsHarness, watchedWork } from './jobs.contract.ts'

const STEP_MS = 1_000

/** Processes on one database, each with its own clock, which stops where the process is killed. */
async function setUp(): Promise<JobsHarness> {
  const db = await openTestDatabase()
  const random = createFakeRandom()
  const time = createFakeClock()
  const alive = new Map<string, ReturnType<typeof createFakeClock>>()
  return {
    db,
    now: time.now,
    async open() {
      const owner = random.id()
      const clock = createFakeClock(time.now().toISOString())
      alive.set(owner, clock)
      return { jobs: createEmbeddedJobs({ db, clock, random, owner }), kill: () => void alive.delete(owner) }
    },
    async advance(milliseconds) {
      // The time between two looks of a process, or a sixtieth of the whole for longer times.
      const step = Math.max(STEP_MS, milliseconds / 60)
      for (let passed = 0; passed < milliseconds; passed += step) {
        await time.advance(step)
        for (const clock of alive.values()) await clock.advance(step)
        for (let turns = 0; turns < 5; turns += 1) await new Promise((resolve) => setImmediate(resolve))
      }
    },
  }
}

describeJobs('a table of SQLite', setUp)

it('spreads the attempts at a mail over two days', () => {
  const pauses = Array.from({ length: 20 }, (_, index) => pauseAfter('mail', index + 1))
  expect(pauses.slice(0, 4)).toEqual([60_000, 120_000, 240_000, 480_000])
  expect(pauses.at(-1)).toBeUndefined()
  const hours = pauses.reduce<number>((sum, pause) => sum + (pause ?? 0), 0) / 3_600_000
  expect(hours).toBeGreaterThan(48)
  expect(hours).toBeLessThan(50)
})

it('runs nothing before it is started, and due jobs on request', async () => {
  const { db, open, advance } = await setUp()
  const { jobs } = await open()
  await insertUser(db, 'u1')
  await jobs.add({ kind: 'mail', userId: 'u1' })
  await advance(60_000)
  expect(await db.selectFrom('jobs').select('attempts').execute()).toEqual([{ attempts: 0 }])
  const clock = createFakeClock('2026-11-21T12:00:00.000Z')
  const here = createEmbeddedJobs({ db, clock, random: createFakeRandom(), owner: 'another process' })
  const done: string[] = []
  await here.runDue(watchedWork(async ({ id }) => void done.push(id)).work)
  expect(done).toHaveLength(1)
  expect(clock.sleepers()).toBe(0)
})

it('releases jobs of a killed process at a start, and turns one that killed every process into a dead letter', async () => {
  const db = await openTestDatabase()
  await insertUser(db, 'u1')
  const clock = createFakeClock()
  const random = createFakeRandom()
  const start = async (mail: () => Promise<void>) => {
    const jobs = createEmbeddedJobs({ db, clock, random, owner: random.id() })
    await jobs.freeAll()
    const watched = watchedWork(mail)
    void jobs.runDue(watched.work)
    for (let turns = 0; turns < 20; turns += 1) await new Promise((resolve) => setImmediate(resolve))
    return { jobs, ...watched }
  }
  const { jobs } = await start(async () => {})
  await jobs.add({ kind: 'mail', userId: 'u1' })
  for (let attempts = 0; attempts < 20; attempts += 1) await start(() => new Promise(() => {}))
  const { failures } = await start(() => Promise.reject(new Error('never called')))
  expect(failures).toMatchObject([{ isLast: true, error: { message: 'A process died at every attempt' } }])
  expect(await jobs.deadLetters()).toHaveLength(1)
})
