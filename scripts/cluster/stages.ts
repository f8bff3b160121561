import { setTimeout as wait } from 'node:timers/promises'
import { type Account } from './users/accounts.ts'
import { untilNone } from './services/database.ts'
import { type Faulty, killOne, type AbandonedWork, rollAll, stopBucket } from './faults.ts'
import { keepBusy } from './users/people.ts'

/**
 * Start of each fault, in seconds from the beginning, or at the end of a longer previous fault. Then the length of the
 * quiet time.
 */
const LONG = { kill: 20, postgres: 45, roll: 57, bucket: 85, bucketSeconds: 20, after: 120, quietSeconds: 10 }
const SHORT = { kill: 5, postgres: 10, roll: 13, bucket: 20, bucketSeconds: 5, after: 25, quietSeconds: 4 }

/** Milliseconds of the database's restart. */
const DATABASE_AWAY_MS = 3_000
/**
 * Seconds that running work may take to end after the load. A failed mail is tried again after a minute. A failed
 * reminder, which is tried again after a quarter of an hour, is not waited for.
 */
const GENERATIONS_SECONDS = 60
const JOBS_SECONDS = 150

/** Runs the load while one fault follows another, and waits until all work has ended. */
export async function runStages(
  faulty: Faulty,
  accounts: readonly Account[],
  isShort: boolean,
): Promise<{ killed: AbandonedWork; exitCodes: (number | null)[] }> {
  const { log, postgres, bucket, processes, database } = faulty
  const at = isShort ? SHORT : LONG
  const began = Date.now()
  const over = new AbortController()
  const stage = async (seconds: number, name: string): Promise<void> => {
    await wait(Math.max(0, began + seconds * 1_000 - Date.now()))
    process.stdout.write(`${((Date.now() - began) / 1_000).toFixed(0).padStart(4)} s  ${name}\n`)
    log.begin(name)
  }

  await stage(0, 'before')
  const busy = keepBusy(accounts, over.signal)
  try {
    await stage(at.kill, 'one process is killed')
    const killed = await killOne(faulty)
    await stage(at.postgres, 'PostgreSQL restarts')
    await postgres.restart(DATABASE_AWAY_MS)
    await stage(at.roll, 'all processes are rolled')
    const exitCodes = await rollAll(processes)
    await stage(at.bucket, 'the bucket is away')
    await stopBucket(bucket, at.bucketSeconds)
    const ended = (Date.now() - began) / 1_000
    await stage(ended, 'after')
    await wait(Math.max(at.quietSeconds, at.after - ended) * 1_000)
    over.abort()
    await busy
    await stage(0, 'settling')
    const count = async (sql: string) => Number((await database.rows<{ count: string }>(sql))[0]?.count)
    await untilNone(GENERATIONS_SECONDS, () => count('select count(*) from generations where lease_owner is not null'))
    const jobs = `select count(*) from pgboss.job where name = 'mail' and state < 'completed'`
    await untilNone(JOBS_SECONDS, () => count(jobs))
    return { killed, exitCodes }
  } finally {
    over.abort()
    await busy.catch(() => undefined)
  }
}
