import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { type Database } from '../../db/schema/database.ts'

/** Milliseconds that a dead process may hold a lock while another process runs. */
const LONGEST_MS = 20_000

interface Lock {
  owner: string
  what: string
}

/** The current locks of all processes. */
export async function findLocks(db: Kysely<Database>): Promise<Lock[]> {
  const now = new Date().toISOString()
  const leases = await db
    .selectFrom('leases')
    .select(['lease_owner as owner', 'resource as what'])
    .where('expires_at', '>', now)
    .execute()
  const generations = await db
    .selectFrom('generations')
    .select(['lease_owner as owner', 'id as what'])
    .where('lease_owner', 'is not', null)
    .execute()
  const jobs = await db
    .selectFrom('jobs')
    .select(['lease_owner as owner', 'id as what'])
    .where('lease_owner', 'is not', null)
    .where('lease_expires_at', '>', now)
    .execute()
  const tickets = await db
    .selectFrom('provider_tickets')
    .select(['lease_owner as owner', 'id as what'])
    .where('expires_at', '>', now)
    .execute()
  // A reservation of speech counts as locked until a process settles it, also after its lease has expired.
  const reservations = await db
    .selectFrom('usage_reservations')
    .leftJoin('leases', (join) =>
      join.on(
        'leases.resource',
        '=',
        sql<string>`usage_reservations.user_id || '/reservation:' || usage_reservations.id`,
      ),
    )
    .select(['lease_owner as owner', 'usage_reservations.id as what'])
    .where('kind', '=', 'speechCharacters')
    .where('state', '=', 'open')
    .execute()
  const name = (kind: string, rows: { owner: string | null; what: string }[]): Lock[] =>
    rows.map(({ owner, what }) => ({ owner: owner ?? '', what: `${kind} ${what}` }))
  return [
    ...name('lease', leases),
    ...name('generation', generations),
    ...name('job', jobs),
    ...name('ticket', tickets),
    ...name('reservation', reservations),
  ]
}

/** Watches for locks of dead processes. Only time in which a process runs counts: no other process can free a lock or is locked out. */
export function watchLocks(db: Kysely<Database>) {
  const late: string[] = []
  const watching: Promise<void>[] = []
  let longest = 0
  let [lived, startedAt] = [0, Date.now()]
  let isRunning = true
  const livedMs = (): number => lived + (isRunning ? Date.now() - startedAt : 0)

  async function follow(dead: ReadonlySet<string>, since: number): Promise<void> {
    for (;;) {
      const left = (await findLocks(db)).filter(({ owner }) => dead.has(owner))
      if (left.length === 0) return void (longest = Math.max(longest, livedMs() - since))
      if (livedMs() > since + LONGEST_MS) return void late.push(...left.map(({ what }) => what))
      await wait(250)
    }
  }
  return {
    /** Call between a kill and the next start: every lock then belongs to the dead process. */
    async killed(): Promise<number> {
      lived = livedMs()
      isRunning = false
      const left = await findLocks(db)
      watching.push(follow(new Set(left.map(({ owner }) => owner)), lived))
      return left.length
    },
    /** Call when another process is ready. */
    started(): void {
      isRunning = true
      startedAt = Date.now()
    },
    /** Locks that were held for too long, and the longest duration in milliseconds. */
    async end(): Promise<{ late: string[]; longest: number }> {
      await Promise.all(watching)
      return { late, longest }
    },
  }
}
