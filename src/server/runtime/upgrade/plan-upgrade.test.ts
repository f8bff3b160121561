import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrateTo, migrateUp } from '../../../../db/migrate.ts'
import { openSqlite } from '../../../../db/sqlite.ts'
import { readConfig } from '../../config/config.ts'
import { withFolder } from '../../testing/child-server.ts'
import { sqliteFile } from '../storage.ts'
import { planUpgrade } from './plan-upgrade.ts'

const MUCH = 10_000_000_000

/** The plan for a data folder whose database has run all migrations up to one. */
async function planFrom(
  last: string | undefined,
  { env = {}, free = MUCH, inFile = [] }: { env?: Record<string, string>; free?: number; inFile?: string[] } = {},
) {
  return withFolder(async (folder) => {
    const { db } = openSqlite(sqliteFile(folder))
    await (last === undefined ? migrateUp(db) : migrateTo(db, last))
    const all = { DATA_DIR: folder, ...env }
    const plan = await planUpgrade(readConfig(all), all, { fileVariables: inFile, freeBytes: () => free })
    await db.destroy()
    return JSON.parse(JSON.stringify(plan).replaceAll(folder, 'FOLDER')) as typeof plan
  })
}

const HOSTED = { PUBLIC_URL: 'https://hooks.example' }

it('names the migrations to come and the room for the copy', async () => {
  const { lines, problems } = await planFrom('0029-provider-tickets')
  expect(lines[0]).toMatch(/^Migrations to come: 0030-videos, 0031-registration/)
  expect(lines[1]).toBe('the copy before them takes 1 MB in FOLDER, where 10,000 MB are free')
  expect(problems).toEqual([])
})

it('reports too little room for the copy', async () => {
  const { problems } = await planFrom('0029-provider-tickets', { free: 1_000 })
  expect(problems).toEqual([
    'There is no room for the copy of the database: the copy before them takes 1 MB in FOLDER, where 0 MB are free',
  ])
})

it('names changed defaults where a server notices them, unless they are set', async () => {
  const changes = async (env: Record<string, string>) =>
    (await planFrom('0029-provider-tickets', { env })).lines.filter((line) => line.startsWith('Changed default'))
  expect((await changes(HOSTED)).join()).toMatch(/^Changed default: PLANS, REGISTRATION: /)
  expect((await changes({ ...HOSTED, PLANS: 'off' })).join()).toMatch(/^Changed default: REGISTRATION: /)
  expect(await changes({ ...HOSTED, PLANS: 'off', REGISTRATION: 'open' })).toEqual([])
  expect(await changes({})).toEqual([])
})

it('says that a database of this version stays as it is, and names what .env sets for nothing', async () => {
  const inFile = ['DATA_DIR', 'OLD_SETTING', 'NODE_OPTIONS']
  expect(await planFrom(undefined, { env: HOSTED, inFile })).toEqual({
    lines: ['Migrations to come: none', 'OLD_SETTING in .env is no variable of this version: nothing reads it'],
    problems: [],
  })
})

it('refuses what the start refuses: a newer database, a damaged file', async () => {
  await withFolder(async (folder) => {
    const config = readConfig({ DATA_DIR: folder })
    const plan = () => planUpgrade(config, {}, { fileVariables: [] })
    expect(await plan()).toEqual({ lines: ['There is no database yet: the first start creates it'], problems: [] })
    const { db } = openSqlite(sqliteFile(folder))
    await migrateUp(db)
    await sql`insert into kysely_migration (name, timestamp) values ('9999-future', 'now')`.execute(db)
    await db.destroy()
    expect((await plan()).problems.join()).toContain('The database is newer than this version of Hookline')
    writeFileSync(join(folder, 'hookline.sqlite'), 'no database at all, but a file of some length'.repeat(100))
    expect((await plan()).problems.join()).toContain('The database is damaged')
  })
})
