import { join } from 'node:path'
import { type Kysely } from 'kysely'
import { describe, expect, it } from 'vitest'
import { migrateTo, migrateUp } from '../../../../db/migrate.ts'
import { openPostgres } from '../../../../db/postgres.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { openSqlite } from '../../../../db/sqlite.ts'
import { spawnNode, withFolder } from '../../testing/child-server.ts'
import { insertUser } from '../../testing/database/insert-user.ts'

const CALLS_PER_PROCESS = 200

const racer = (db: Kysely<Database>, name = '') => insertUser(db, `racer-${process.pid}${name}`)

/** Two processes spend the prompts of one user each, who may be the same, with 400 calls in parallel. A `payer` has premium. */
async function race(target: string, userIds: [string, string], ...bound: string[]) {
  const outcomes = await Promise.all(
    userIds.map(async (userId) => {
      const args = [target, userId, String(CALLS_PER_PROCESS), ...bound]
      const child = spawnNode('src/server/testing/workers/race-worker.ts', args, {})
      let output = ''
      child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
      child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
      await new Promise((resolve) => child.once('close', resolve))
      return JSON.parse(output) as { served: number; refusals: string[] }
    }),
  )
  return {
    served: outcomes.reduce((sum, outcome) => sum + outcome.served, 0),
    refusals: [...new Set(outcomes.flatMap((outcome) => outcome.refusals))],
  }
}

/** A free user with 10 prompts and a payer, on a server that may write 12. */
async function raceForHost(target: string, db: Kysely<Database>): Promise<void> {
  const userIds: [string, string] = [await racer(db, 'free'), await racer(db, 'payer')]
  const { served, refusals } = await race(target, userIds, '12')
  expect(served).toBe(12)
  expect(refusals).toContain('AppError: This server has used up its prompts for today. They renew at midnight UTC.')
  expect(refusals).toContain(
    'AppError: This server has used up its free prompts for today. They renew at midnight UTC.',
  )
  const pot = await db.selectFrom('host_prompts').select(['used', 'used_free']).executeTakeFirstOrThrow()
  const [free, payer] = await Promise.all(userIds.map((userId) => usedBy(db, userId)))
  expect(pot).toEqual({ used: 12, used_free: free?.used ?? 0 })
  expect(free?.used ?? 0).toBeLessThanOrEqual(6)
  expect((free?.used ?? 0) + (payer?.used ?? 0)).toBe(12)
}

const usedBy = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('usage_counters')
    .select('used')
    .where('user_id', '=', userId)
    .where('kind', '=', 'prompts')
    .executeTakeFirst()

describe('a limit of 10 under 400 parallel calls from two processes', () => {
  it('serves exactly 10 on SQLite, and 12 for the host limit', () =>
    withFolder(async (folder) => {
      const file = join(folder, 'race.sqlite')
      const { db } = openSqlite(file)
      await migrateUp(db)
      const userId = await racer(db)
      expect(await race(file, [userId, userId])).toEqual({ served: 10, refusals: ['AppError: Daily limit reached'] })
      expect(await usedBy(db, userId)).toEqual({ used: 10 })
      await raceForHost(file, db)
      await db.destroy()
    }))

  it.runIf(process.env['TEST_DATABASE_URL'])('serves exactly 10 on PostgreSQL, and 12 for the host limit', async () => {
    const url = process.env['TEST_DATABASE_URL'] ?? ''
    const db = openPostgres(url)
    // Empties the database.
    await migrateTo(db, undefined)
    await migrateUp(db)
    const userId = await racer(db)
    expect(await race(url, [userId, userId])).toEqual({ served: 10, refusals: ['AppError: Daily limit reached'] })
    expect(await usedBy(db, userId)).toEqual({ used: 10 })
    await raceForHost(url, db)
    await db.destroy()
  })
})
