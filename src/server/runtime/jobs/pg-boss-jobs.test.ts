import { type Kysely, sql } from 'kysely'
import { type ConstructorOptions, enableClockOverride, fromPglite, TestClock } from 'pg-boss'
import { afterAll, beforeAll } from 'vitest'
import { migrateTo, migrateUp } from '../../../../db/migrate.ts'
import { openPostgres } from '../../../../db/postgres.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { sharedPglite } from '../../testing/database/pglite.ts'
import { createFakeClock } from '../../testing/fakes/fake-clock.ts'
import { describeJobs, type JobsHarness } from './jobs.contract.ts'
import { createPgBossJobs } from './pg-boss-jobs.ts'

/** Longer times are skipped: timers that fire often would take minutes of a test. */
const MOST_TICKED_MS = 5 * 60_000
const TICKED_MS = 5_000

const url = process.env['TEST_DATABASE_URL']
let db: Kysely<Database>
let connection: Pick<ConstructorOptions, 'connectionString' | 'db' | 'backend'>

beforeAll(async () => {
  const { pglite, db: inProcess } = await sharedPglite()
  // One connection, with the clock of the test, also for pg-boss.
  db = url ? openPostgres(url, { pool: 1 }) : inProcess
  if (url) await sql.raw(enableClockOverride()).execute(db)
  connection = url ? { connectionString: url } : { db: fromPglite(pglite), backend: 'pglite' }
  if (url) await migrateTo(db, undefined)
  await migrateUp(db)
})

const dropSchema = () => sql`drop schema if exists pgboss cascade`.execute(db)

afterAll(async () => {
  await dropSchema()
  if (url) await db.destroy()
})

/** The test's clock for one process; its timers stop once the process is killed. */
function processClock(time: TestClock) {
  let isAlive = true
  const whileAlive = (work: () => void) => () => {
    if (isAlive) work()
  }
  return {
    clock: {
      now: () => time.now(),
      setTimeout: (work: () => void, ms: number) => time.setTimeout(whileAlive(work), ms),
      setInterval: (work: () => void, ms: number) => time.setInterval(whileAlive(work), ms),
      clearTimeout: time.clearTimeout.bind(time),
      clearInterval: time.clearInterval.bind(time),
      attach: time.attach.bind(time),
    },
    kill: () => {
      isAlive = false
    },
  }
}

async function setUp(): Promise<JobsHarness> {
  await dropSchema()
  await db.deleteFrom('users').execute()
  const time = new TestClock('2026-11-20T12:00:00.000Z')
  const idle: (() => Promise<void>)[] = []
  return {
    db,
    now: () => new Date(time.now()),
    async open() {
      const { clock, kill } = processClock(time)
      const jobs = await createPgBossJobs({ connection: { ...connection, clock }, clock: createFakeClock() })
      idle.push(jobs.whenIdle)
      return {
        jobs,
        kill: () => {
          kill()
          idle.splice(idle.indexOf(jobs.whenIdle), 1)
        },
      }
    },
    async advance(milliseconds) {
      const jump = milliseconds > MOST_TICKED_MS ? milliseconds - TICKED_MS : 0
      if (jump > 0) await time.setTime(time.now() + jump)
      await time.tick(milliseconds - jump)
    },
  }
}

describeJobs('pg-boss', setUp)
