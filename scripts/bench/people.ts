import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { type Kysely, sql } from 'kysely'
import { isSqlite } from '../../db/dialect.ts'
import { type Database } from '../../db/schema/database.ts'
import { readConfig } from '../../src/server/config/config.ts'
import { openStorage } from '../../src/server/runtime/storage.ts'
import { findPostgres, startPostgres } from '../postgres-server.ts'
import { type BenchServer, startBenchServer } from './bench-server.ts'
import { type Row } from './row.ts'

const PEOPLE = 10_000
/** Texts that each account wrote this month. */
const TEXTS = 10
/** Audio files of each account. */
const FILES = 2
const AT_ONCE = 500
const ROUNDS = 30
const OWNER = 'owner@hookline.example'
const MOST_MS = 50

/** A page of 10,000 accounts for their owner: the first, one in the middle, and searches, on SQLite and on Debian's PostgreSQL. */
export async function measureAdminPeople(): Promise<Row[]> {
  const rows = await measure('SQLite', {})
  const bin = findPostgres()
  if (bin === undefined) return rows
  const postgres = await startPostgres(bin)
  try {
    return [...rows, ...(await measure('PostgreSQL', { DATABASE_URL: postgres.url }))]
  } finally {
    await postgres.stop()
  }
}

async function measure(engine: string, database: { DATABASE_URL?: string }): Promise<Row[]> {
  const server = await startBenchServer({ ...database, OWNER_EMAIL: OWNER })
  try {
    const cookie = await server.signUp(OWNER)
    await seedPeople(server, database)
    const middle = Buffer.from('2026-05-15T00:00:00.000Z x').toString('base64url')
    const pages: Record<string, [list: string, input: object]> = {
      'first page': ['people.list', {}],
      'page in the middle': ['people.list', { cursor: middle }],
      'search without a match': ['people.list', { search: 'nobody at all' }],
      'search with matches': ['people.list', { search: 'person 77' }],
      'the most stored': ['storage.accounts', {}],
      'the most stored, in the middle': ['storage.accounts', { cursor: { bytes: 50_000, id: '' } }],
      space: ['storage.space', {}],
    }
    const rows: Row[] = []
    for (const [what, [list, input]] of Object.entries(pages)) {
      const url = `${server.url}/trpc/admin.${list}?input=${encodeURIComponent(JSON.stringify(input))}`
      const values: number[] = []
      for (let round = -5; round < ROUNDS; round += 1) {
        const began = performance.now()
        const response = await fetch(url, { headers: { cookie } })
        const body = await response.text()
        if (!response.ok) throw new Error(`${what}: ${response.status} ${body}`)
        if (round >= 0) values.push(performance.now() - began)
      }
      const name = `admin, ${PEOPLE.toLocaleString('en-US')} people, ${engine}, ${what}`
      rows.push({ name, unit: 'ms', values, hold: { atMost: MOST_MS } })
    }
    return rows
  } finally {
    await server.stop()
  }
}

/** Adds accounts of this year with what they used this month, and verifies the owner's address. */
async function seedPeople({ dataDir }: BenchServer, database: { DATABASE_URL?: string }): Promise<void> {
  const { db, close } = await openStorage(readConfig({ ...database, DATA_DIR: dataDir }))
  const now = new Date()
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth())).toISOString()
  await db.updateTable('users').set({ email_verified_at: now.toISOString() }).execute()
  for (let done = 0; done < PEOPLE; done += AT_ONCE) {
    const people = Array.from({ length: AT_ONCE }, (_, at) => ({ id: randomUUID(), number: done + at }))
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('users')
        .values(
          people.map(({ id, number }) => ({
            id,
            email: `person-${number}@example.com`,
            email_key: `person-${number}@example.com`,
            display_name: `Person ${number}`,
            name_key: `person ${number}`,
            provider: 'email' as const,
            created_at: new Date(Date.UTC(2026, 0, 1) + number * 3_000_000).toISOString(),
          })),
        )
        .execute()
      await sql`insert into usage_counters (user_id, kind, period, period_start, used)
        select users.id, kinds.kind, 'month', ${month}, 25 from users
        cross join (select 'prompts' as kind union select 'searches' union select 'speechCharacters') as kinds
        where users.id in (${sql.join(people.map(({ id }) => id))})`.execute(trx)
      await trx
        .insertInto('library_usage')
        .values(people.map(({ id, number }) => ({ user_id: id, items: 20, bytes: number })))
        .execute()
      for (let file = 0; file < FILES; file += 1) await insertFiles(trx, people, now)
      for (let text = 0; text < TEXTS; text += 1)
        await trx
          .insertInto('generations')
          .values(
            people.map(({ id }) => ({
              id: randomUUID(),
              user_id: id,
              tool: (['hooks', 'scripts', 'captions', 'refine'] as const)[text % 4] ?? 'hooks',
              state: 'done' as const,
              topic: 'bread',
              input: '{}',
              has_details: 0,
              content: '{}',
              pieces: 1,
              sources: '[]',
              warnings: '[]',
              events: '[]',
              last_event: 0,
              is_live: 1,
              seed: 0,
              resumed: 0,
              is_stopping: 0,
              created_at: now.toISOString(),
              updated_at: now.toISOString(),
            })),
          )
          .execute()
    })
  }
  if (!isSqlite(db)) await sql`vacuum analyze`.execute(db)
  await close()
}

/** A spoken text of two minutes for each account. */
async function insertFiles(trx: Kysely<Database>, people: { id: string; number: number }[], now: Date): Promise<void> {
  const spoken = {
    text: 'bread '.repeat(300),
    voice: 'alloy',
    format: 'mp3',
    characters: 1_800,
    duration_ms: 120_000,
  } as const
  await trx
    .insertInto('speech_generations')
    .values(
      people.map(({ id, number }) => ({
        ...spoken,
        id: randomUUID(),
        user_id: id,
        filename: 'bread.mp3',
        file_key: `${id}/${randomUUID()}.mp3`,
        file_bytes: number * 4,
        outline: '[]',
        cues: '[]',
        created_at: now.toISOString(),
      })),
    )
    .execute()
}
