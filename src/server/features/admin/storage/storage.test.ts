import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  type AccountSpacePage,
  type BackupState,
  type Space,
} from '../../../../shared/features/admin/storage.schema.ts'
import { type Backups, createBackups } from '../../../runtime/backups/backups.ts'
import { openOwner, OWNER_EMAIL } from '../../../testing/accounts/open-owner.ts'
import { describeDialects } from '../../../testing/database/dialects.ts'
import { insertUser } from '../../../testing/database/insert-user.ts'
import { type TestApp } from '../../../testing/test-app.ts'

/** A spoken text with a file of so many bytes; without bytes its file is gone. */
async function insertSpeech({ db }: TestApp, userId: string, id: string, bytes: number): Promise<void> {
  const values = { id, user_id: userId, text: 'x', voice: 'alloy', format: 'mp3', characters: 1 } as const
  const file = { file_key: bytes > 0 ? `${userId}/${id}.mp3` : null, file_bytes: bytes || 99, filename: 'x.mp3' }
  await db
    .insertInto('speech_generations')
    .values({ ...values, ...file, duration_ms: 1, outline: '[]', cues: '[]', created_at: '2026-01-01' })
    .execute()
}

describeDialects('the space of a server', (database) => {
  it('is measured', async () => {
    const { app, userId, query } = await openOwner({ db: database(), env: { DATA_DIR: tmpdir() } })
    await insertSpeech(app, userId, 's1', 1_000)
    await insertSpeech(app, userId, 's2', 0)
    const { data } = await query<Space>('storage.space')
    expect(data).toMatchObject({ audio: 1_000, pieces: 0, backups: 0 })
    expect(data.database).toBeGreaterThan(1_000)
    expect(data.free).toBeGreaterThan(0)
    expect(data.size).toBeGreaterThan(data.free)
  })

  it('is listed by account, most first, page by page', async () => {
    const { app, userId, query } = await openOwner({ db: database() })
    for (let i = 0; i < 45; i += 1) {
      await insertUser(app.db, `u${i}`)
      await insertSpeech(app, `u${i}`, `s${i}`, 1_000 * (1 + (i % 3)))
    }
    await insertSpeech(app, userId, 'own', 10_000)
    await insertSpeech(app, userId, 'gone', 0)
    const seen: AccountSpacePage['accounts'] = []
    let cursor: AccountSpacePage['nextCursor'] | undefined
    do {
      const { data } = await query<AccountSpacePage>('storage.accounts', { cursor })
      seen.push(...data.accounts)
      cursor = data.nextCursor
    } while (cursor)
    expect(seen[0]).toEqual({ id: userId, email: OWNER_EMAIL, items: 0, texts: 0, audio: 10_000 })
    expect(new Set(seen.map(({ id }) => id)).size).toBe(46)
    expect(seen.map(({ audio }) => audio)).toEqual(seen.map(({ audio }) => audio).toSorted((a, b) => b - a))
  })
})

describe('the backups', () => {
  function open(make: Parameters<typeof createBackups>[0]['make'], env: Record<string, string> = {}) {
    const folder = mkdtempSync(join(tmpdir(), "owner's backups-"))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    let held: Backups | undefined
    const settings = { file: 'unused', folder, audio: undefined, at: '03:30', keep: 7, make }
    const backups = (clock: TestApp['clock']) => (held = createBackups({ ...settings, clock }))
    return openOwner({ backups, env }).then((owner) => ({ ...owner, folder, backups: () => held }))
  }

  it('are begun, and go on without the request', async () => {
    const gate = Promise.withResolvers<{ path: string; bytes: number; audioFiles: number }>()
    const { app, query, mutate } = await open(() => gate.promise)
    expect(await mutate('storage.beginBackup')).toMatchObject({ data: { isBegun: true } })
    expect(await mutate('storage.beginBackup')).toMatchObject({ data: { isBegun: false } })
    const now = app.clock.now().toISOString()
    expect((await query<BackupState>('storage.backups')).data).toMatchObject({ kind: 'sqlite', since: now, keep: 7 })
    gate.resolve({ path: '', bytes: 0, audioFiles: 0 })
    await app.whenIdle()
    expect((await query<BackupState>('storage.backups')).data).toMatchObject({ since: null, failure: null })
  })

  it('say why one failed', async () => {
    const { app, query, mutate } = await open(() => Promise.reject(new Error('There is no room for a copy.')))
    await mutate('storage.beginBackup')
    await app.whenIdle()
    const at = app.clock.now().toISOString()
    const failure = { at, message: 'There is no room for a copy.' }
    expect((await query<BackupState>('storage.backups')).data).toMatchObject({ since: null, failure })
  })

  it('are listed with the command that restores them, and nothing serves them', async () => {
    const { app, headers, folder, query } = await open(async () => ({ path: '', bytes: 0, audioFiles: 0 }))
    const { writeFileSync } = await import('node:fs')
    const name = 'scheduled-2026-11-20T03-30-00-000Z.sqlite'
    writeFileSync(join(folder, name), 'damaged')
    const { data } = await query<BackupState>('storage.backups')
    const path = join(folder, name).replaceAll("'", String.raw`'\''`)
    expect(data).toMatchObject({
      backups: [
        {
          kind: 'scheduled',
          at: '2026-11-20T03:30:00.000Z',
          bytes: 7,
          audioFiles: 0,
          fit: 'damaged',
          restore: `npm run restore -- '${path}'`,
        },
      ],
    })
    for (const url of [
      `/backups/${name}`,
      `/data/backups/${name}`,
      `/api/admin/backups/${name}`,
      `/api/audio/${name}`,
    ]) {
      expect((await app.http.inject({ method: 'GET', url, headers })).statusCode).toBe(404)
    }
  })

  it('of PostgreSQL are made by its own commands, and audio in a bucket is named', async () => {
    const S3 = { S3_BUCKET: 'sounds', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
    const { query, mutate } = await openOwner({ env: S3 })
    const { data } = await query<BackupState>('storage.backups')
    expect(data).toMatchObject({ kind: 'postgres', bucket: 'sounds' })
    expect(data.kind === 'postgres' && data.dump).toMatch(/^pg_dump /u)
    expect(await mutate('storage.beginBackup')).toMatchObject({ data: { isBegun: false } })
  })
})
