import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { archiveLimits, archiveTooLarge } from '../../../shared/features/library/archive.constants.ts'
import { SAVED_AUDIO_BYTES } from '../../../shared/plans.ts'
import { DISK_LOW } from '../../../shared/errors.ts'
import { ARCHIVE_REFUSAL } from './zip/archive-refusal.ts'
import { renamed, resealed, text, withFiles, withManifest } from './testing/forge-archive.ts'
import { dumpEverything, fill, type ArchiveUser, openArchiveUser } from '../../testing/archive-user.ts'
import { until } from '../../testing/until.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

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

/** Starts sending an import of a megabyte over a real connection and never finishes. */
async function sendSlowly(who: ArchiveUser, address: AddressInfo) {
  const headers = { cookie: who.cookie, 'content-type': 'application/zip', 'content-length': '1000000' }
  const path = '/api/library/import'
  const sending = httpRequest({ port: address.port, path, method: 'POST', headers }).on('error', () => {})
  const folders = received().length
  sending.write('PK')
  await until(() => received().length > folders)
  return sending
}

describe('an import is refused', () => {
  let zip: Buffer
  let before: string
  beforeEach(async () => {
    await fill(noor)
    zip = await noor.zip()
    before = await dumpEverything(app)
  })

  it.each<[string, (zip: Buffer) => Uint8Array, string | RegExp]>([
    ['no ZIP', () => text('Title,Type'), ARCHIVE_REFUSAL.notZip],
    ['nothing', () => new Uint8Array(), ARCHIVE_REFUSAL.notZip],
    ['a ZIP that is cut off', (whole) => whole.subarray(0, whole.length - 40), /not a ZIP|cut off or damaged/u],
    ['no manifest', (whole) => renamed(whole, 'manifest.json', 'manifest.txt'), ARCHIVE_REFUSAL.noManifest],
    ['a newer manifest', (whole) => withManifest(whole, (old) => ({ ...old, version: 4 })), ARCHIVE_REFUSAL.newer],
    [
      'more than an account may hold',
      (whole) =>
        withManifest(whole, (old) => ({ ...old, files: old.files.map((file) => ({ ...file, bytes: 2 ** 31 })) })),
      ARCHIVE_REFUSAL.unpacksTooLarge,
    ],
    [
      'a path outside',
      (whole) => withFiles(whole, (files) => ({ ...files, '../x': text('x') })),
      ARCHIVE_REFUSAL.outside,
    ],
    [
      'another content',
      (whole) => withFiles(whole, (files) => ({ ...files, 'library.ndjson': text('') })),
      /library\.ndjson is not as it was exported/u,
    ],
  ])('of %s, with its message and without a change', async (_, forge, sentence) => {
    for (const dryRun of [true, false]) {
      const response = await sam.send(forge(zip), { dryRun })
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({ message: expect.stringMatching(sentence), field: 'file' })
    }
    expect(await dumpEverything(app)).toBe(before)
    expect(received()).toEqual([])
  })

  it('for an HTML page named as audio', async () => {
    const [recording] = await noor.get<{ id: string }[]>('/api/voice-library')
    const forged = resealed(zip, `audio/${recording?.id}.mp3`, text('<script>alert(1)</script>'))
    const response = await sam.send(forged)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ message: expect.stringContaining('(no mp3)') })
    expect(await dumpEverything(app)).toBe(before)
  })

  it('without a session, from another site, and with another content type', async () => {
    expect((await sam.send(zip, { headers: { cookie: '' } })).statusCode).toBe(401)
    expect((await sam.send(zip, { headers: { origin: 'https://evil.example' } })).statusCode).toBe(403)
    for (const type of ['application/json', 'multipart/form-data; boundary=x', 'text/plain']) {
      const response = await sam.send(zip, { headers: { 'content-type': type } })
      expect(response.statusCode).toBe(415)
      expect(response.json()).toMatchObject({ message: 'Send the ZIP as application/zip.' })
    }
    const typo = { method: 'POST', url: '/api/library/import?dryRun=maybe', headers: { cookie: sam.cookie } } as const
    expect((await app.http.inject(typo)).json()).toMatchObject({ field: 'dryRun' })
    expect(await dumpEverything(app)).toBe(before)
  })

  it("above the account's limits, before any of it is read", async () => {
    const { packedBytes } = archiveLimits(SAVED_AUDIO_BYTES.free, { isFree: true })
    const response = await sam.send(zip, { headers: { 'content-length': String(packedBytes + 1) } })
    expect(response.statusCode).toBe(413)
    expect(response.json()).toMatchObject({ message: archiveTooLarge(packedBytes), requestId: expect.any(String) })
    expect(await dumpEverything(app)).toBe(before)
  })

  it('where its recordings do not fit, with the room that they need', async () => {
    await app.db
      .updateTable('speech_generations')
      .set({ file_bytes: SAVED_AUDIO_BYTES.free - 10 })
      .where('id', '=', 'morning')
      .execute()
    const large = await openArchiveUser(app, 'large@example.com')
    await app.db.updateTable('speech_generations').set({ user_id: large.userId }).where('id', '=', 'morning').execute()
    await app.db.updateTable('voice_recordings').set({ user_id: large.userId }).where('id', '=', 'morning').execute()
    before = await dumpEverything(app)
    for (const dryRun of [true, false]) {
      const response = await large.send(zip, { dryRun })
      expect(response.statusCode).toBe(403)
      expect(response.json()).toMatchObject({
        message:
          'The recordings of this ZIP need 1 MB, and your voice library has 0 MB left. Delete recordings to make room.',
      })
    }
    expect(await dumpEverything(app)).toBe(before)
  })
})

describe('an import on a disk that is almost full', () => {
  const SIZE = 1e12
  const RESERVE = 2 * 1024 ** 3
  let free: { data: number; temporary: number }
  let zip: Buffer
  let before: string
  beforeEach(async () => {
    await fill(noor)
    zip = await noor.zip()
    free = { data: SIZE, temporary: SIZE }
    app = await createTestApp({
      readDiskSpace: async (path) => ({ size: SIZE, free: path === folder ? free.temporary : free.data }),
    })
    sam = await openArchiveUser(app, 'sam@example.com')
    before = await dumpEverything(app)
  })
  /** Lets the disks be read again. */
  const leave = async (left: Partial<typeof free>): Promise<void> => {
    free = { ...free, ...left }
    await app.clock.advance(1_000)
  }

  it('is refused before its first byte, with the lengths that are declared and still to come', async () => {
    await leave({ temporary: RESERVE + 1_000_000 + zip.length - 3 })
    await app.http.listen({ port: 0, host: '127.0.0.1' })
    const slow = await sendSlowly(
      await openArchiveUser(app, 'slow@example.com'),
      app.http.server.address() as AddressInfo,
    )
    const refused = await sam.send(zip)
    expect(refused.statusCode).toBe(507)
    expect(refused.json()).toMatchObject({ message: DISK_LOW, requestId: expect.any(String) })
    expect(received()).toHaveLength(1)
    slow.destroy()
    await until(() => received().length === 0)
    await leave({})
    expect((await sam.send(zip)).statusCode).toBe(200)
    await app.close()
  })

  it('is refused before anything changes where what it would store needs the reserve', async () => {
    await leave({ data: RESERVE + 10 })
    for (const dryRun of [true, false]) expect((await sam.send(zip, { dryRun })).statusCode).toBe(507)
    expect(await dumpEverything(app)).toBe(before)
    expect(received()).toEqual([])
  })
})

describe('imports at once', () => {
  it('run one at a time for a user; one whose sender leaves ends, and slow ones block nobody else', async () => {
    await app.http.listen({ port: 0, host: '127.0.0.1' })
    const address = app.http.server.address() as AddressInfo
    const zip = await noor.zip()
    const sending = [await sendSlowly(sam, address)]
    const second = await sam.send(zip)
    expect(second.statusCode).toBe(409)
    expect(second.json()).toMatchObject({ message: expect.stringContaining('still running') })
    for (const name of ['a', 'b', 'c', 'd']) {
      sending.push(await sendSlowly(await openArchiveUser(app, `${name}@example.com`), address))
    }
    expect((await noor.send(zip)).statusCode).toBe(200)
    for (const one of sending) one.destroy()
    await until(() => received().length === 0)
    await until(async () => (await sam.send(zip)).statusCode === 200)
    await app.close()
  })

  it('run one at a time for a user on all servers, until the lease of a dead one expires', async () => {
    const other = await createTestApp({ db: app.db })
    const there = (dryRun: boolean) =>
      other.http.inject({
        method: 'POST',
        url: `/api/library/import?dryRun=${dryRun}`,
        headers: { cookie: sam.cookie, 'content-type': 'application/zip' },
        payload: zip,
      })
    const zip = await noor.zip()
    const turn = await app.services.importLock(sam.userId, false)
    for (const dryRun of [true, false]) expect((await there(dryRun)).statusCode).toBe(409)
    for (let second = 0; second < 60; second += 5) {
      for (const one of [app, other]) await one.clock.advance(5_000)
      await until(() => app.clock.sleepers() === 1)
    }
    expect((await there(false)).statusCode).toBe(409)
    await other.clock.advance(15_000)
    expect((await there(false)).statusCode).toBe(200)
    const later = await other.services.importLock(sam.userId, false)
    await app.clock.advance(5_000)
    await until(() => turn.signal.aborted)
    expect(turn.signal.reason).toMatchObject({ code: 'CONFLICT' })
    await turn.end()
    expect((await there(false)).statusCode).toBe(409)
    await later.end()
    expect((await there(false)).statusCode).toBe(200)
  })

  it.each(['library_items', 'voice_recordings', 'planner_entries'] as const)(
    'store nothing of %s once another server holds the lease',
    async (table) => {
      await fill(noor)
      const zip = await noor.zip()
      await sam.importZip(zip)
      await app.db.deleteFrom(table).where('user_id', '=', sam.userId).execute()
      const path = join(folder, 'received.zip')
      writeFileSync(path, zip)
      const { requireLease, signal, end } = await app.services.importLock(sam.userId, false)
      // This server has not noticed the takeover, as if it was suspended.
      await app.db.updateTable('leases').set({ lease_owner: 'another server' }).execute()
      const run = () => app.services.libraryImport.run(sam.userId, path, { dryRun: false, signal, requireLease })
      await expect(run()).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('still running') })
      const rows = await app.db.selectFrom(table).select('id').where('user_id', '=', sam.userId).execute()
      expect(rows).toEqual([])
      await end()
      expect((await sam.send(zip)).statusCode).toBe(409)
    },
  )

  it('are limited per hour, previews and imports separately', async () => {
    const rule = { limit: 1, windowMs: 60 * 60_000 }
    const strict = await createTestApp({ throttleRules: { importPerAccount: rule, importPreviewPerAccount: rule } })
    const ilka = await openArchiveUser(strict, 'ilka@example.com')
    const zip = await ilka.zip()
    const answers = []
    for (const dryRun of [true, true, false, false]) answers.push((await ilka.send(zip, { dryRun })).statusCode)
    expect(answers).toEqual([200, 429, 200, 429])
    await strict.clock.advance(60 * 60_000)
    expect((await ilka.send(zip)).statusCode).toBe(200)
  })

  it('end when the server stops', async () => {
    await app.http.listen({ port: 0, host: '127.0.0.1' })
    await sendSlowly(sam, app.http.server.address() as AddressInfo)
    const closed = app.close()
    app.abortRunning()
    await closed
    expect(received()).toEqual([])
  })
})
