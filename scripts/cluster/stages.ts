import { setTimeout as wait } from 'node:timers/promises'
import { type Account } from './users/accounts.ts'
import { untilNone } from './services/database.ts'
import { type Faulty, killOne, type LeftBehind, rollAll, takeBucketAway } from './faults.ts'
import { keepBusy } from './users/people.ts'

/** When each fault comes, in seconds from the beginning, unless the one before still lasts; then how long it is quiet. */
const LONG = { kill: 20, postgres: 45, roll: 57, bucket: 85, bucketSeconds: 20, after: 120, quietSeconds: 10 }
const SHORT = { kill: 5, postgres: 10, roll: 13, bucket: 20, bucketSeconds: 5, after: 25, quietSeconds: 4 }

/** How long the database is away when it restarts. */
const DATABASE_AWAY_MS = 3_000
/** How long what is under way may take to end after the load, in seconds: a mail that failed is tried again after a minute.
 * A reminder is only after a quarter of an hour, which nobody waits for here. */
const GENERATIONS_SECONDS = 60
const JOBS_SECONDS = 150

/** Keeps the users busy while one thing after the other fails, and waits until nothing is under way any more. */
export async function runStages(
  faulty: Faulty,
  accounts: readonly Account[],
  isShort: boolean,
): Promise<{ killed: LeftBehind; exitCodes: (number | null)[] }> {
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
    await takeBucketAway(bucket, at.bucketSeconds)
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
