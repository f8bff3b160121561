import { join } from 'node:path'
import { type Kysely } from 'kysely'
import { describe, expect, it } from 'vitest'
import { migrateUp } from '../../../../db/migrate.ts'
import { openPostgres } from '../../../../db/postgres.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { openSqlite } from '../../../../db/sqlite.ts'
import { spawnNode, withFolder } from '../../testing/child-server.ts'
import { insertUser } from '../../testing/insert-user.ts'

const CALLS_PER_PROCESS = 200

const racer = (db: Kysely<Database>) => insertUser(db, `racer-${process.pid}`)

/** Two processes spend one user's ten prompts with 400 calls at once. */
async function race(target: string, userId: string) {
  const outcomes = await Promise.all(
    [1, 2].map(async () => {
      const child = spawnNode('src/server/testing/race-worker.ts', [target, userId, String(CALLS_PER_PROCESS)], {})
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

const usedBy = (db: Kysely<Database>, userId: string) =>
  db.selectFrom('usage_counters').select('used').where('user_id', '=', userId).executeTakeFirstOrThrow()

describe('a limit of 10 under 400 parallel calls from two processes', () => {
  it('serves exactly 10 on SQLite', () =>
    withFolder(async (folder) => {
      const file = join(folder, 'race.sqlite')
      const { db } = openSqlite(file)
      await migrateUp(db)
      const userId = await racer(db)
      expect(await race(file, userId)).toEqual({ served: 10, refusals: ['AppError: Daily limit reached'] })
      expect(await usedBy(db, userId)).toEqual({ used: 10 })
      await db.destroy()
    }))

  it.runIf(process.env['TEST_DATABASE_URL'])('serves exactly 10 on PostgreSQL', async () => {
    const url = process.env['TEST_DATABASE_URL'] ?? ''
    const db = openPostgres(url)
    await migrateUp(db)
    const userId = await racer(db)
    expect(await race(url, userId)).toEqual({ served: 10, refusals: ['AppError: Daily limit reached'] })
    expect(await usedBy(db, userId)).toEqual({ used: 10 })
    await db.destroy()
  })
})
