import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import BetterSqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { audioOfBackup, listBackups } from '../../../../db/backup.ts'
import { findBackupFit } from '../../../../db/backup-fit.ts'
import { type BackupOrder, makeCheckedBackup } from '../../../../db/checked-backup.ts'
import { linkFiles, listFiles } from '../../../../db/linked-files.ts'
import { createFakeClock } from '../../testing/fakes/fake-clock.ts'
import { insertUser } from '../../testing/database/insert-user.ts'
import { openStorage, type Storage } from '../storage.ts'
import { type Backups, createBackups, makeInThread } from './backups.ts'

const DAY = 24 * 60 * 60_000
const ROOT = resolve(import.meta.dirname, '../../../..')

let dataDir: string
let storage: Storage | undefined

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'hookline-backups-'))
})
afterEach(async () => {
  await storage?.close()
  storage = undefined
  rmSync(dataDir, { recursive: true })
})

const folder = () => join(dataDir, 'backups')
const audio = () => join(dataDir, 'audio')
const order = (now = new Date(), kind: BackupOrder['kind'] = 'hookline'): BackupOrder => ({
  file: join(dataDir, 'hookline.sqlite'),
  folder: folder(),
  kind,
  now,
  audio: audio(),
})

async function openData(): Promise<Storage> {
  storage = await openStorage({ database: { kind: 'sqlite' }, dataDir })
  await insertUser(storage.db, 'u1')
  mkdirSync(join(audio(), 'u1'), { recursive: true })
  return storage
}

/** Stores a file, then its row together with a second row, in one transaction. */
async function speak({ db }: Storage, at: number): Promise<void> {
  const key = `u1/${at}.mp3`
  writeFileSync(join(audio(), key), `sound ${at}`)
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('speech_generations')
      .values({
        id: `s${at}`,
        user_id: 'u1',
        text: 'x'.repeat(2_000),
        voice: 'alloy',
        format: 'mp3',
        characters: 2_000,
        duration_ms: 1,
        filename: 'x.mp3',
        file_key: key,
        file_bytes: 8,
        outline: '[]',
        cues: '[]',
        created_at: new Date(at).toISOString(),
      })
      .execute()
    await trx
      .insertInto('throttle_windows')
      .values({ key: `s${at}`, started_at: '2026-01-01', expires_at: '2027-01-01', hits: 1 })
      .execute()
  })
}

function read(path: string) {
  const db = new BetterSqlite(path, { readonly: true })
  const column = (sql: string) => db.prepare<[], string>(sql).pluck().all()
  const found = {
    spoken: column('select id from speech_generations order by id'),
    counted: column("select key from throttle_windows where key like 's%' order by key"),
    keys: column('select file_key from speech_generations'),
    check: db.pragma('integrity_check', { simple: true }),
  }
  db.close()
  return found
}

const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [script, ...args], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    encoding: 'utf8',
  })

describe('a backup', () => {
  it('that was made under load is of one instant, and is restored with its audio', async () => {
    const open = await openData()
    for (let at = 0; at < 300; at += 1) await speak(open, at)
    const made = makeInThread(order())
    let written = 300
    const load = new AbortController()
    const over = made.finally(() => load.abort())
    while (!load.signal.aborted) {
      await speak(open, written)
      written += 1
      await setImmediate()
    }
    const { path, audioFiles } = await over
    const copy = read(path)
    expect(copy.check).toBe('ok')
    expect(copy.spoken.length).toBeGreaterThanOrEqual(300)
    expect(copy.spoken).toEqual(copy.counted)
    expect(audioFiles).toBeGreaterThanOrEqual(copy.spoken.length)
    for (const key of copy.keys) expect(existsSync(join(audioOfBackup(path), key))).toBe(true)

    // The host loses everything that was made, then restores the backup by the command that the page prints.
    await open.db.deleteFrom('speech_generations').execute()
    await open.close()
    storage = undefined
    rmSync(audio(), { recursive: true })
    const restored = run('scripts/restore.ts', path)
    expect(restored.stderr).toBe('')
    expect(restored.stdout).toContain(`${audioFiles} audio files that were gone are back.`)
    const again = await openStorage({ database: { kind: 'sqlite' }, dataDir })
    storage = again
    const rows = await again.db.selectFrom('speech_generations').select(['id', 'file_key']).execute()
    expect(rows.map(({ id }) => id).toSorted()).toEqual(copy.spoken)
    for (const { id, file_key: key } of rows) {
      expect(readFileSync(join(audio(), key ?? ''), 'utf8')).toBe(`sound ${id.slice(1)}`)
    }
    // The restored server can go on.
    await speak(again, 1_000_000)
  })

  it('shares its audio with the original, and keeps what is deleted later', async () => {
    const open = await openData()
    await speak(open, 1)
    const { path } = await makeCheckedBackup(order())
    const original = join(audio(), 'u1/1.mp3')
    expect(statSync(original).ino).toBe(statSync(join(audioOfBackup(path), 'u1/1.mp3')).ino)
    rmSync(original)
    expect(linkFiles(audioOfBackup(path), audio())).toBe(1)
    expect(readFileSync(original, 'utf8')).toBe('sound 1')
  })

  it('is readable for its owner alone', async () => {
    await openData()
    const { path } = await makeCheckedBackup(order())
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(statSync(folder()).mode & 0o777).toBe(0o700)
    expect(statSync(audioOfBackup(path)).mode & 0o777).toBe(0o700)
    // One file, without a log beside it.
    expect(readdirSync(folder()).filter((name) => !name.endsWith('.audio'))).toEqual([path.split('/').at(-1)])
  })

  it('is absent where its check fails', async () => {
    const open = await openData()
    for (let at = 0; at < 3; at += 1) await speak(open, at)
    rmSync(audio(), { recursive: true })
    await expect(makeInThread(order())).rejects.toThrow('None of its 3 audio files is there.')
    expect(readdirSync(folder())).toEqual([])
  })

  it('says whether it fits this version', async () => {
    const open = await openData()
    const { path } = await makeCheckedBackup(order())
    expect(findBackupFit(path)).toBe('same')
    const change = (sql: string) => {
      const raw = new BetterSqlite(path)
      raw.exec(sql)
      raw.close()
    }
    change('delete from kysely_migration where name = (select max(name) from kysely_migration)')
    expect(findBackupFit(path)).toBe('older')
    change("insert into kysely_migration values ('9999-future', '2030-01-01')")
    expect(findBackupFit(path)).toBe('newer')
    await open.close()
    storage = undefined
    const refused = run('scripts/restore.ts', path)
    expect(refused.status).toBe(1)
    expect(refused.stderr).toContain('was made by a newer version of Hookline')
    writeFileSync(path, 'nothing')
    expect(findBackupFit(path)).toBe('damaged')
  })
})

describe('the schedule', () => {
  const localDay = (day: number, hour: number, minute = 0) => new Date(2026, 0, day, hour, minute)

  function schedule(make: (order: BackupOrder) => Promise<unknown>, keep = 2) {
    const clock = createFakeClock(localDay(10, 3).toISOString())
    const backups: Backups = createBackups({
      file: join(dataDir, 'hookline.sqlite'),
      folder: folder(),
      audio: audio(),
      at: '03:30',
      keep,
      clock,
      make: async (given) => {
        await make(given)
        return { path: '', bytes: 0, audioFiles: 0 }
      },
    })
    return { clock, backups }
  }

  it('makes one a day, at its time, and after a time that was missed', async () => {
    await openData()
    const made: Date[] = []
    const { clock, backups } = schedule(async (given) => {
      made.push(given.now)
      await makeCheckedBackup(given)
    })
    expect(backups.next()).toEqual(localDay(10, 3, 30))
    await backups.runDue()
    expect(made).toEqual([localDay(10, 3)])
    await backups.runDue()
    await clock.advance(30 * 60_000)
    await backups.runDue()
    await backups.runDue()
    expect(made).toEqual([localDay(10, 3), localDay(10, 3, 30)])
    expect(backups.next()).toEqual(localDay(11, 3, 30))
    await clock.advance(3 * DAY)
    await backups.runDue()
    expect(made).toHaveLength(3)
  })

  it('keeps so many, never removes those made by hand, and removes what a killed process left', async () => {
    await openData()
    await makeCheckedBackup(order(localDay(1, 12)))
    const { clock, backups } = schedule(makeCheckedBackup)
    const left = join(folder(), 'scheduled-x.sqlite.partial')
    writeFileSync(left, '')
    utimesSync(left, 0, 0)
    for (let day = 0; day < 4; day += 1) {
      await backups.runDue()
      await clock.advance(DAY)
    }
    expect(backups.list().map(({ kind }) => kind)).toEqual(['scheduled', 'scheduled', 'hookline'])
    expect(readdirSync(folder()).filter((name) => name.endsWith('.audio'))).toHaveLength(3)
    expect(existsSync(left)).toBe(false)
    expect(listFiles(folder()).length).toBe(3)
  })

  it('tries again an hour after a failure, which it remembers', async () => {
    await openData()
    let attempts = 0
    const { clock, backups } = schedule(async () => {
      attempts += 1
      throw new Error('There is no room for a copy.')
    })
    await expect(backups.runDue()).rejects.toThrow('no room')
    await backups.runDue()
    expect(attempts).toBe(1)
    expect(backups.state()).toMatchObject({ since: undefined, failure: { message: 'There is no room for a copy.' } })
    await clock.advance(60 * 60_000)
    await expect(backups.runDue()).rejects.toThrow('no room')
    expect(attempts).toBe(2)
    expect(listBackups(folder())).toEqual([])
  })

  it('makes one at a time', async () => {
    await openData()
    const gate = Promise.withResolvers<void>()
    const { backups } = schedule(() => gate.promise)
    const first = backups.make('hookline')
    expect(backups.state().since).toBeDefined()
    expect(await backups.make('hookline')).toBe(false)
    gate.resolve()
    expect(await first).toBe(true)
    expect(backups.state().since).toBeUndefined()
  })
})
