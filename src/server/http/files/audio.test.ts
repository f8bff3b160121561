import { request as httpRequest } from 'node:http'
import { type AddressInfo } from 'node:net'
import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../../../shared/errors.ts'
import { insertSpeech } from '../../testing/database/insert-speech.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const BYTES = Uint8Array.from({ length: 1_000 }, (_, index) => index % 251)
const MP3 = '/api/tts/audio/s1.mp3'

let app: TestApp
let cookie: string

beforeEach(async () => {
  app = await createTestApp()
  cookie = await app.signUp()
  const { id } = await app.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  await insertSpeech(app.db, id, 's1', { file_key: 'speech/u/s1.mp3' })
  await app.audioStore.put('speech/u/s1.mp3', BYTES, 'application/octet-stream')
})

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.http.inject({ method, url, headers: { cookie, ...headers } })

/** Answers with an endless body. Resolves when it is released. */
function neverEnding(): Promise<void> {
  return new Promise((resolve) => {
    app.audioStore.open = async () => ({
      size: BYTES.length,
      contentType: '',
      body: new ReadableStream({ start: (stream) => stream.enqueue(BYTES.slice(0, 500)), cancel: () => resolve() }),
    })
  })
}

/** Starts reading over a real connection. Returns a function that disconnects, and whether the answer ended normally. */
async function listen() {
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.http.server.address() as AddressInfo
  const reading = httpRequest({ port, path: MP3, headers: { cookie } }).end()
  const cut = new Promise<boolean>((resolve) => {
    reading.once('response', (response) =>
      response.once('close', () => resolve(!response.complete)).on('error', () => {}),
    )
  })
  await new Promise<void>((resolve) => {
    reading.once('response', (response) => void response.once('data', () => resolve()))
  })
  return { leave: () => reading.destroy(), cut }
}

describe('audio', () => {
  it('is sent completely, with its type, and privately cacheable', async () => {
    const response = await get(MP3)
    expect(response.statusCode).toBe(200)
    expect(new Uint8Array(response.rawPayload)).toEqual(BYTES)
    expect(response.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': '1000',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      'content-disposition': 'inline; filename="good-morning.mp3"',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[\w-]+"$/u),
    })
    expect((await get(`${MP3}?download`)).headers['content-disposition']).toBe(
      'attachment; filename="good-morning.mp3"',
    )
  })

  it('is saved under the requested name, with the right extension', async () => {
    const named = async (name: string) =>
      (await get(`${MP3}?download=${encodeURIComponent(name)}`)).headers['content-disposition']
    expect(await named('Sunday intro')).toBe('attachment; filename="Sunday intro.mp3"')
    expect(await named('run.exe')).toBe('attachment; filename="run.exe.mp3"')
    expect(await named('a"\r\nset-cookie: b')).toMatch(/^attachment; filename="a_set-cookie_ b\.mp3"; filename\*=/u)
    expect(await named(' ')).toBe('attachment; filename="good-morning.mp3"')
    expect(await named('x'.repeat(300))).toBe(`attachment; filename="${'x'.repeat(200)}.mp3"`)
  })

  it('answers HEAD with the same headers', async () => {
    const whole = await get(MP3)
    const head = await get(MP3, { range: 'bytes=0-9' }, 'HEAD')
    expect(head.statusCode).toBe(200)
    expect(head.rawPayload.length).toBe(0)
    for (const name of ['content-type', 'content-length', 'etag', 'accept-ranges', 'content-disposition']) {
      expect(head.headers[name]).toBe(whole.headers[name])
    }
  })

  it('has a file name in letters of any language', async () => {
    await app.db.updateTable('speech_generations').set({ filename: 'Brot für "Zoë"\r\n🍞.mp3' }).execute()
    expect((await get(MP3)).headers['content-disposition']).toBe(
      `inline; filename="Brot f_r _Zo_____.mp3"; filename*=UTF-8''Brot%20f%C3%BCr%20%22Zo%C3%AB%22%0D%0A%F0%9F%8D%9E.mp3`,
    )
  })

  it('is wav where wav was requested', async () => {
    await app.db.updateTable('speech_generations').set({ format: 'wav', filename: 'a.wav' }).execute()
    expect((await get('/api/tts/audio/s1.wav')).headers).toMatchObject({
      'content-type': 'audio/wav',
      'content-disposition': 'inline; filename="a.wav"',
    })
    expect((await get(MP3)).statusCode).toBe(404)
  })

  it('has subtitles', async () => {
    const srt = await get('/api/tts/audio/s1.srt')
    expect(srt.headers['content-type']).toBe('application/x-subrip; charset=utf-8')
    expect(srt.headers['content-disposition']).toBe('inline; filename="good-morning.srt"')
    expect(srt.body).toBe('1\n00:00:00,000 --> 00:00:02,500\nGood morning.\nOne loaf, ‹five> days.\n')
    expect(srt.headers['content-length']).toBe(String(Buffer.byteLength(srt.body)))
    const vtt = await get('/api/tts/audio/s1.vtt')
    expect(vtt.headers['content-type']).toBe('text/vtt; charset=utf-8')
    expect(vtt.body).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:02.500\nGood morning.\nOne loaf, &lt;five&gt; days.\n')
    expect((await get('/api/tts/audio/s1.vtt', { range: 'bytes=0-5' })).body).toBe('WEBVTT')
    expect((await get('/api/tts/audio/s1.vtt', { 'if-none-match': String(vtt.headers.etag) })).statusCode).toBe(304)
  })
})

describe('a range of audio', () => {
  it('is answered with 206 and its position', async () => {
    const response = await get(MP3, { range: 'bytes=990-5000' })
    expect(response.statusCode).toBe(206)
    expect(response.headers).toMatchObject({
      'content-range': 'bytes 990-999/1000',
      'content-length': '10',
      'content-type': 'audio/mpeg',
      'cache-control': 'private, no-cache',
    })
    expect(new Uint8Array(response.rawPayload)).toEqual(BYTES.subarray(990))
  })

  it("outside of the file is 416 with the file's size", async () => {
    const response = await get(MP3, { range: 'bytes=1000-' })
    expect(response.statusCode).toBe(416)
    expect(response.headers).toMatchObject({ 'content-range': 'bytes */1000', 'cache-control': 'no-store' })
    expect(response.json()).toMatchObject({ message: 'The audio has no such part.' })
  })

  it('is answered with the whole file where several are requested', async () => {
    const response = await get(MP3, { range: 'bytes=0-1,5-6' })
    expect([response.statusCode, response.rawPayload.length]).toEqual([200, 1_000])
    expect(response.headers['content-range']).toBeUndefined()
  })

  it('depends on the ETag, and an unchanged file is 304', async () => {
    const etag = String((await get(MP3)).headers.etag)
    const range = 'bytes=0-9'
    expect((await get(MP3, { range, 'if-range': etag })).statusCode).toBe(206)
    expect((await get(MP3, { range, 'if-range': '"another"' })).statusCode).toBe(200)
    for (const method of ['GET', 'HEAD'] as const) {
      const response = await get(MP3, { range, 'if-none-match': etag }, method)
      expect([response.statusCode, response.rawPayload.length]).toEqual([304, 0])
      expect(response.headers).toMatchObject({ etag, 'cache-control': 'private, no-cache' })
    }
  })
})

describe('access to audio', () => {
  it.each(['mp3', 'srt', 'vtt'])('is limited to the owner of the %s', async (type) => {
    const url = `/api/tts/audio/s1.${type}`
    const other = await app.signUp('sam@example.com')
    for (const method of ['GET', 'HEAD'] as const) {
      expect((await get(url, { cookie: '' }, method)).statusCode).toBe(401)
      expect((await get(url, { cookie: other }, method)).statusCode).toBe(404)
      expect((await get(url, { cookie: other, 'if-none-match': '*' }, method)).statusCode).toBe(404)
    }
    expect((await get(url, { cookie: '' })).json()).toMatchObject({ message: expect.stringContaining('sign in') })
    const answer = await get(url, { cookie: other })
    expect(answer.json()).toMatchObject({ message: 'There is no such audio.' })
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(answer.headers.etag).toBeUndefined()
  })

  it.each(['s2.mp3', 's1.wav', 's1.ogg', 's1', 'S1.mp3', '..%2Fs1.mp3', 's1.mp3%00', '%F0.mp3', 'x'.repeat(300)])(
    'is refused at the path %s',
    async (file) => {
      const response = await get(`/api/tts/audio/${file}`)
      expect(response.statusCode).toBe(file.startsWith('%F0') ? 400 : 404)
      expect(response.json()).toMatchObject({ message: expect.any(String) })
    },
  )

  it('ends when the file is deleted', async () => {
    await app.db.updateTable('speech_generations').set({ file_key: null }).execute()
    for (const type of ['mp3', 'vtt']) {
      const response = await get(`/api/tts/audio/s1.${type}`)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({ message: expect.stringContaining('Generate it again.') })
    }
  })
})

describe('the audio store', () => {
  it.each([
    ['lost it', undefined],
    ['cut it short', BYTES.slice(0, 999)],
  ])('causes 404 where it %s', async (_, bytes) => {
    app.audioStore.files.clear()
    if (bytes) await app.audioStore.put('speech/u/s1.mp3', bytes, '')
    for (const method of ['GET', 'HEAD'] as const) expect((await get(MP3, {}, method)).statusCode).toBe(404)
  })

  it('reports that it fails', async () => {
    app.audioStore.outage = new AppError('BAD_GATEWAY', 'The audio store failed. Try again in a moment.')
    const response = await get(MP3)
    expect(response.statusCode).toBe(502)
    expect(response.headers['content-type']).toContain('application/json')
  })

  it('is released when the caller disconnects', async () => {
    const letGo = neverEnding()
    const { leave } = await listen()
    leave()
    await letGo
    await app.close()
  })

  it('is released when the server stops, without waiting for a paused player', async () => {
    const letGo = neverEnding()
    const { cut } = await listen()
    const closed = app.close()
    app.abortRunning()
    await Promise.all([letGo, closed])
    expect(await cut).toBe(true)
  })
})
