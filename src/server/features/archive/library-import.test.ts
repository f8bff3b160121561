import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '../../../shared/errors.ts'
import { LIBRARY_QUOTA } from '../../../shared/features/library/library.constants.ts'
import { SAVED_AUDIO_BYTES } from '../../../shared/plans.ts'
import { dumpEverything, fill, type ArchiveUser, openArchiveUser, buildSound } from '../../testing/archive-user.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const NOTHING = { coming: 0, titles: [] }

let folder: string
let app: TestApp
let noor: ArchiveUser
let sam: ArchiveUser

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hookline-import-'))
  vi.stubEnv('TMPDIR', folder)
  app = await createTestApp()
  noor = await openArchiveUser(app, 'noor@example.com')
  sam = await openArchiveUser(app, 'sam@example.com')
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const received = () => readdirSync(folder)

describe('an import', () => {
  it('gives a new account an equal library, with new ids', async () => {
    await fill(noor)
    const zip = await noor.zip()
    expect(await sam.importZip(zip)).toEqual({
      items: { coming: 4, present: 0, left: 0, titles: ['evening', 'morning', 'Caption', 'Bread'] },
      planned: { coming: 2, present: 0, left: 0, titles: ['Bread', 'Bread'] },
      recordings: { coming: 2, present: 0, left: 0, titles: ['evening', 'morning'] },
      videos: { coming: 0, present: 0, left: 0, titles: [] },
    })
    expect(await sam.everything()).toEqual(await noor.everything())
    const ids = await app.db.selectFrom('library_items').select('id').execute()
    expect(new Set(ids.map(({ id }) => id)).size).toBe(8)
    const found = await sam.get<{ total: number; types: object }>('/api/library/counts?search=loaf')
    expect(found).toMatchObject({ total: 4, planned: 2, voice: 2, types: { hook: 0, caption: 1 } })
  })

  it('accepts an archive of version 1', async () => {
    await fill(noor)
    const old = await readFile(new URL('testing/archive-of-version-1.zip', import.meta.url))
    expect(await sam.importZip(old)).toMatchObject({
      items: { coming: 4, titles: ['evening', 'morning', 'Caption', 'Bread'] },
      planned: { coming: 2 },
      recordings: { coming: 2 },
    })
    expect(await sam.everything()).toEqual(await noor.everything())
  })

  it('imports playable audio, with ranges and subtitles, for this user alone', async () => {
    await noor.record('morning')
    await sam.importZip(await noor.zip())
    const [recording] = await sam.get<{ audioUrl: string; subtitles: { srt: string } }[]>('/api/voice-library')
    const { audioUrl = '', subtitles } = recording ?? {}
    const whole = await sam.ask('GET', audioUrl)
    expect(whole.headers['content-type']).toBe('audio/mpeg')
    expect(whole.rawPayload).toEqual(buildSound('morning'))
    const part = { url: audioUrl, headers: { cookie: sam.cookie, range: 'bytes=4-6' } }
    expect((await app.http.inject(part)).body).toBe('mor')
    expect((await sam.ask('GET', subtitles?.srt ?? '')).body).toContain('Good morning.')
    expect((await noor.ask('GET', audioUrl)).statusCode).toBe(404)
  })

  it('imports nothing twice, also into the original account, and reads no stored file without need', async () => {
    await fill(noor)
    const zip = await noor.zip()
    await sam.importZip(zip)
    const before = await dumpEverything(app)
    expect(await sam.importZip(zip)).toMatchObject({
      items: { ...NOTHING, present: 4 },
      planned: { ...NOTHING, present: 2 },
      recordings: { ...NOTHING, present: 2 },
    })
    app.audioStore.outage = new AppError('BAD_GATEWAY', 'The audio store failed.')
    expect(await noor.importZip(zip)).toMatchObject({ items: NOTHING, planned: NOTHING, recordings: NOTHING })
    expect(await dumpEverything(app)).toBe(before)
  })

  it('only reports in a dry run', async () => {
    await fill(noor)
    const zip = await noor.zip()
    const before = await dumpEverything(app)
    const told = await sam.importZip(zip, true)
    expect(told.items).toMatchObject({ coming: 4 })
    expect(await dumpEverything(app)).toBe(before)
    expect(await sam.importZip(zip)).toEqual(told)
  })

  it('adds what is missing, and restores it from the trash', async () => {
    await fill(noor)
    const whole = await noor.everything()
    const zip = await noor.zip()
    const items = await noor.get<{ id: string; title: string }[]>('/api/library')
    const ids = items.filter(({ title }) => title !== 'Caption').map(({ id }) => id)
    await noor.ask('POST', '/api/library/bulk', { ids, action: { type: 'delete' } })
    expect(await noor.importZip(zip, true)).toMatchObject({
      items: { coming: 3, present: 1, titles: ['evening', 'morning', 'Bread'] },
      planned: { coming: 2, present: 0 },
      recordings: { coming: 0, present: 2 },
    })
    await noor.importZip(zip)
    expect(await noor.everything()).toEqual(whole)
    expect(await app.db.selectFrom('planner_entries').select('id').execute()).toHaveLength(2)
    expect(await noor.get('/api/library/counts?search=content of')).toMatchObject({ types: { hook: 1 } })
  })

  it('does not count as speech of this month', async () => {
    await noor.record('morning')
    const statistics = () => sam.get('/api/user/statistics')
    const before = await statistics()
    expect(before).toMatchObject({ ttsGenerated: 0 })
    await app.db
      .updateTable('speech_generations')
      .set({ characters: 900, text: 'x'.repeat(900) })
      .execute()
    expect(await noor.get('/api/user/statistics')).toMatchObject({ ttsGenerated: 9 })
    await sam.importZip(await noor.zip())
    expect(await sam.get('/api/voice-library')).toHaveLength(1)
    expect(await statistics()).toEqual(before)
  })

  it('accepts everything that the API accepts', async () => {
    await noor.keep('Bread', {
      metadata: Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`k${at}`, '\u0001'.repeat(2_000)])),
    })
    const long = {
      title: 't',
      content: 'c',
      type: 'hook',
      metadata: Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`k${at}`, '\u0001'.repeat(2_000)])),
    }
    expect((await noor.ask('POST', '/api/library', long)).statusCode).toBe(400)
    await noor.keep('"'.repeat(300), { content: '\u0001'.repeat(100_000), tags: ['\u0001'.repeat(50)] })
    expect((await sam.importZip(await noor.zip())).items.coming).toBe(2)
    expect(await sam.everything()).toEqual(await noor.everything())
  })

  it('sends no reminders for past entries', async () => {
    const bread = await noor.keep('Bread')
    for (const hour of ['14', '18']) await noor.plan(bread, { scheduledDate: `2026-11-20T${hour}:00:00.000Z` })
    const zip = await noor.zip()
    await app.clock.advance(3 * 60 * 60_000)
    await sam.importZip(zip)
    const rows = await app.db
      .selectFrom('planner_entries')
      .select(['scheduled_at', 'reminded_at'])
      .where('user_id', '=', sam.userId)
      .orderBy('scheduled_at')
      .execute()
    expect(rows.map(({ reminded_at }) => reminded_at !== null)).toEqual([true, false])
  })

  it('continues after a failure in the middle', async () => {
    await fill(noor)
    const zip = await noor.zip()
    for (const table of ['voice_recordings', 'planner_entries']) {
      const broken = `create trigger broken before insert on ${table} when new.user_id = '${sam.userId}'`
      await sql.raw(`${broken} begin select raise(abort, 'disk I/O error'); end`).execute(app.db)
      expect((await sam.send(zip)).statusCode).toBe(500)
      await sql`drop trigger broken`.execute(app.db)
    }
    expect([...app.audioStore.files.keys()].filter((key) => key.includes(sam.userId))).toHaveLength(2)
    expect(await sam.importZip(zip)).toMatchObject({ items: NOTHING, planned: { coming: 2 }, recordings: NOTHING })
    expect(await sam.everything()).toEqual(await noor.everything())
    expect(received()).toEqual([])
  })

  it('accepts a file of any size that the account may hold, also of an earlier plan', async () => {
    const other = await createTestApp({ env: { DEV_ACCESS_EMAILS: 'premium@example.com' } })
    const [free, premium] = [
      await openArchiveUser(other, 'free@example.com'),
      await openArchiveUser(other, 'premium@example.com'),
    ]
    await other.db.updateTable('users').set({ email_verified_at: 'now' }).where('id', '=', premium.userId).execute()
    const zip = await noor.zip()
    const sent = async (who: ArchiveUser, bytes: number) =>
      (await who.send(zip, { headers: { 'content-length': String(bytes) } })).statusCode
    const text = 1024 ** 3
    expect(await sent(free, SAVED_AUDIO_BYTES.free + LIBRARY_QUOTA.bytes)).toBe(200)
    expect(await sent(free, SAVED_AUDIO_BYTES.free + LIBRARY_QUOTA.bytes + 1)).toBe(413)
    expect(await sent(premium, SAVED_AUDIO_BYTES.premium + text)).toBe(200)
    expect(await sent(premium, SAVED_AUDIO_BYTES.premium + text + 1)).toBe(413)
    await free.record('morning')
    await other.db
      .updateTable('speech_generations')
      .set({ file_bytes: 1.5 * 1024 ** 3 })
      .execute()
    expect(await sent(free, 1.5 * 1024 ** 3 + LIBRARY_QUOTA.bytes)).toBe(200)
  })

  it('imports more than one batch', async () => {
    for (let index = 0; index < 600; index += 1) {
      const words = Array.from({ length: 60 }, (_, at) => `word${(index * 7 + at * 13) % 997}`).join(' ')
      await app.services.library.save(noor.userId, { title: `Item ${index}`, content: words, type: 'hook', tags: [] })
    }
    const zip = await noor.zip()
    expect(await sam.importZip(zip)).toMatchObject({ items: { coming: 600 } })
    expect(await sam.get('/api/library/counts?search=item 599')).toMatchObject({ total: 600, types: { hook: 1 } })
  })
})
