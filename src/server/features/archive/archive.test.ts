import { createHash } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { type AddressInfo } from 'node:net'
import ICAL from 'ical.js'
import { type KyselyPlugin } from 'kysely'
import Papa from 'papaparse'
import { beforeEach, describe, expect, it } from 'vitest'
import { type ArchiveManifest } from '../../../shared/features/library/archive.schema.ts'
import { unzip } from './testing/unzip.ts'
import { type ArchiveUser, openArchiveUser, buildSound } from '../../testing/archive-user.ts'
import { until } from '../../testing/until.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let noor: ArchiveUser
let sam: ArchiveUser

beforeEach(async () => {
  app = await createTestApp()
  noor = await openArchiveUser(app, 'noor@example.com')
  sam = await openArchiveUser(app, 'sam@example.com')
})

/** Makes the store return audio that never ends. Resolves when a file is opened, and when it is released. */
function neverEnding() {
  const opened = Promise.withResolvers<void>()
  const letGo = Promise.withResolvers<void>()
  app.audioStore.open = async (_key, _range, signal) => ({
    size: buildSound('morning').length,
    contentType: '',
    body: new ReadableStream({
      start(stream) {
        stream.enqueue(buildSound('morning').subarray(0, 5))
        opened.resolve()
        signal?.addEventListener('abort', () => {
          stream.error(signal.reason)
          letGo.resolve()
        })
      },
    }),
  })
  return { opened: opened.promise, letGo: letGo.promise }
}

/** Reads the first bytes of the archive over a real connection. */
async function download() {
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.http.server.address() as AddressInfo
  const reading = httpRequest({ port, path: '/api/library/archive', headers: { cookie: noor.cookie } }).end()
  await new Promise<void>((resolve) => {
    reading.once('response', (response) => void response.on('error', () => {}).once('data', () => resolve()))
  })
  return reading
}

describe('an archive of everything', () => {
  it('contains items, plan and recordings of the user alone, in formats that other programs read', async () => {
    const bread = await noor.keep('=Brot, "Käse" 🍞', { tags: ['Neu', 'TikTok'], folder: 'October' })
    await noor.plan(bread, { description: 'At the market; early', timeZone: 'Europe/Berlin' })
    await noor.record('morning')
    const trashed = await noor.keep('In the trash')
    await noor.ask('POST', '/api/library/bulk', { ids: [trashed], action: { type: 'delete' } })
    await sam.plan(await sam.keep('Not hers'))
    await sam.record('evening')

    const response = await noor.ask('GET', '/api/library/archive')
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="hookline-archive-2026-11-20.zip"',
      'cache-control': 'no-store',
    })
    const files = await unzip(response.rawPayload)
    const csv = Papa.parse<string[]>((files.get('library.csv') ?? '').replace(/^\uFEFF/u, '')).data
    expect(csv.slice(1, 3).map(([title, type]) => [title, type])).toEqual([
      ['morning', 'tts'],
      [`'=Brot, "Käse" 🍞`, 'hook'],
    ])
    const [event] = new ICAL.Component(ICAL.parse(files.get('plan.ics') ?? '')).getAllSubcomponents('vevent')
    expect(event?.getFirstPropertyValue('description')).toBe('At the market; early')
    expect(files.get('audio/morning.mp3')).toBe(buildSound('morning').toString())
    const manifest = JSON.parse(files.get('manifest.json') ?? '') as ArchiveManifest
    expect(manifest.counts).toEqual({ items: 2, planned: 1, recordings: 1, videos: 0 })
    expect(manifest.files.find(({ path }) => path === 'plan.ics')?.sha256).toBe(
      createHash('sha256')
        .update(files.get('plan.ics') ?? '')
        .digest('hex'),
    )
    const everything = [...files.values()].join()
    for (const foreign of ['Not hers', 'evening', 'In the trash', sam.userId, noor.userId]) {
      expect(everything).not.toContain(foreign)
    }
  })

  it('leaves out audio that is missing or truncated, and reports it', async () => {
    for (const name of ['one', 'two', 'three']) await noor.record(name)
    app.audioStore.files.delete(`speech/${noor.userId}/one.mp3`)
    await app.audioStore.put(`speech/${noor.userId}/two.mp3`, new Uint8Array(3), '')
    const files = await unzip(await noor.zip())
    expect([...files.keys()].filter((path) => path.startsWith('audio/'))).toEqual(['audio/three.mp3'])
    const lines = (files.get('recordings.ndjson') ?? '').trimEnd().split('\n')
    const recordings = lines.map((line) => JSON.parse(line) as { name: string; audio: string | null })
    expect(recordings.map(({ name, audio }) => [name, audio])).toEqual([
      ['three', 'audio/three.mp3'],
      ['two', null],
      ['one', null],
    ])
  })

  it('is empty for a user without content, and 401 without a session', async () => {
    const manifest = JSON.parse((await unzip(await noor.zip())).get('manifest.json') ?? '') as ArchiveManifest
    expect(manifest.counts).toEqual({ items: 0, planned: 0, recordings: 0, videos: 0 })
    expect((await app.http.inject('/api/library/archive')).statusCode).toBe(401)
    const head = { method: 'HEAD', url: '/api/library/archive', headers: { cookie: noor.cookie } } as const
    expect((await app.http.inject(head)).statusCode).toBe(404)
  })

  it('is built once at a time for a user, and only while it is read', async () => {
    await noor.record('morning')
    const { opened, letGo } = neverEnding()
    const reading = await download()
    await opened
    const second = await noor.ask('GET', '/api/library/archive')
    expect(second.statusCode).toBe(429)
    expect(second.json()).toMatchObject({ message: expect.stringContaining('is being downloaded already') })
    expect((await sam.ask('GET', '/api/library/archive')).statusCode).toBe(200)
    reading.destroy()
    await letGo
    await app.db.deleteFrom('voice_recordings').execute()
    await until(async () => (await noor.ask('GET', '/api/library/archive')).statusCode === 200)
    await app.close()
  })

  it('can be requested again after a caller left before reading', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    const gated: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        await gate
        return result
      },
    }
    const slow = await createTestApp({ db: app.db.withPlugin(gated) })
    await slow.http.listen({ port: 0, host: '127.0.0.1' })
    let closed = false
    slow.http.server.once('request', (_request, response) => response.once('close', () => (closed = true)))
    const { port } = slow.http.server.address() as AddressInfo
    const arrived = new Promise((resolve) => slow.http.server.once('request', resolve))
    const headers = { cookie: noor.cookie }
    const asking = httpRequest({ port, path: '/api/library/archive', headers }).on('error', () => {})
    asking.end()
    await arrived
    asking.destroy()
    await until(() => closed)
    open()
    await slow.whenIdle()
    const again = () => slow.http.inject({ url: '/api/library/archive', headers })
    await until(async () => (await again()).statusCode !== 401)
    expect((await again()).statusCode).toBe(200)
    await slow.close()
  })

  it('ends when the server stops, even if it is read slowly', async () => {
    await noor.record('morning')
    const { opened, letGo } = neverEnding()
    await download()
    await opened
    const closed = app.close()
    app.abortRunning()
    await Promise.all([letGo, closed])
  })
})

describe('the plan as a file', () => {
  it('has every entry, and is for its owner alone', async () => {
    const titles = Array.from({ length: 230 }, (_, index) => `Bread ${index}`)
    for (const title of titles) await noor.plan(await noor.keep(title))
    await sam.plan(await sam.keep('Not hers'))
    const response = await noor.ask('GET', '/api/planner/plan.ics')
    expect(response.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="hookline-plan-2026-11-20.ics"',
    })
    const events = new ICAL.Component(ICAL.parse(response.body)).getAllSubcomponents('vevent')
    const summaries = events.map((event) => String(event.getFirstPropertyValue('summary')))
    expect(summaries.toSorted()).toEqual(titles.map((title) => `TikTok: ${title}`).toSorted())
    expect((await app.http.inject('/api/planner/plan.ics')).statusCode).toBe(401)
  })
})
