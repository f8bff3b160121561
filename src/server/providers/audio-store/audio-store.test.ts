import { open } from 'node:fs/promises'
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createFakeClock } from '../../testing/fakes/fake-clock.ts'
import { interceptNetwork, network } from '../../testing/msw.ts'
import { describeAudioStore } from './audio-store.contract.ts'
import { createLocalAudioStore } from './local/local-audio-store.ts'
import { createS3AudioStore } from './s3/s3-audio-store.ts'
import { signAws4 } from './s3/sign-aws4.ts'
import { BUCKET, ENDPOINT, openFakeBucket } from './s3/testing/fake-bucket.ts'

interceptNetwork()

function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'hookline-audio-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return { folder, store: createLocalAudioStore({ folder: join(folder, 'audio'), now: () => new Date() }) }
}

function openBucket() {
  const files = openFakeBucket()
  const clock = createFakeClock()
  const store = createS3AudioStore({
    bucket: BUCKET,
    endpoint: `${ENDPOINT}/`,
    region: 'eu-test-1',
    accessKeyId: 'AKIDEXAMPLE',
    secretAccessKey: 'secret',
    // Pauses between two attempts take no time here.
    clock: { now: clock.now, sleep: (ms, signal) => (ms < 5_000 ? Promise.resolve() : clock.sleep(ms, signal)) },
  })
  return { files, clock, store }
}

describeAudioStore('the folder', () => openFolder().store)
describeAudioStore('the bucket', () => openBucket().store)

describe('the folder', () => {
  const BYTES = new Uint8Array(1_000)

  it('is readable by its owner only, and contains only complete files', async () => {
    const { folder, store } = openFolder()
    await Promise.all([1, 2, 3].map(() => store.put('u1/r1.mp3', BYTES, 'audio/mpeg')))
    expect(readdirSync(join(folder, 'audio', 'u1'))).toEqual(['r1.mp3'])
    expect(statSync(join(folder, 'audio')).mode & 0o777).toBe(0o700)
    expect(statSync(join(folder, 'audio', 'u1', 'r1.mp3')).mode & 0o777).toBe(0o600)
  })

  it('reports a file that cannot be written, and leaves no partial one', async () => {
    const { folder, store } = openFolder()
    writeFileSync(join(folder, 'audio'), 'a file where the folder should be')
    await expect(store.put('u1/r1.mp3', BYTES, 'audio/mpeg')).rejects.toMatchObject({
      name: 'AppError',
      code: 'SERVICE_UNAVAILABLE',
      message: expect.stringContaining('check its data folder'),
    })
  })

  it('removes a partial file when the disk is full', async () => {
    const { folder } = openFolder()
    const openFile: typeof open = async (...args) => {
      const file = await open(...args)
      file.writeFile = async (content) => {
        await file.write((content as Uint8Array).subarray(0, 100))
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
      }
      return file
    }
    const store = createLocalAudioStore({ folder, now: () => new Date(), openFile })
    await expect(store.put('u1/r1.mp3', BYTES, 'audio/mpeg')).rejects.toMatchObject({
      code: 'INSUFFICIENT_STORAGE',
      message: expect.stringContaining("the server's disk is full"),
    })
    expect(readdirSync(join(folder, 'u1'))).toEqual([])
    expect(await store.open('u1/r1.mp3')).toBeUndefined()
  })

  it('removes the partial file of a crash after an hour', async () => {
    const { folder, store } = openFolder()
    await store.put('u1/r1.mp3', BYTES, 'audio/mpeg')
    const [old, fresh] = ['old', 'fresh'].map((name) => join(folder, 'audio', 'u1', `${name}.partial`))
    for (const path of [old, fresh]) writeFileSync(path ?? '', 'half')
    const before = new Date(Date.now() - 2 * 60 * 60_000)
    utimesSync(old ?? '', before, before)
    expect((await Array.fromAsync(store.list())).map(({ key }) => key)).toEqual(['u1/r1.mp3'])
    expect(readdirSync(join(folder, 'audio', 'u1')).sort()).toEqual(['fresh.partial', 'r1.mp3'])
  })
})

describe('the bucket', () => {
  const ANY = `${ENDPOINT}/${BUCKET}/*`
  const put = (store: ReturnType<typeof openBucket>['store']) =>
    store.put('u1/r1.mp3', new Uint8Array(10), 'audio/mpeg')
  const says = (status: number, code: string) => () =>
    new HttpResponse(`<Error><Code>${code}</Code><Message>AKIDEXAMPLE</Message></Error>`, { status })

  it('ignores files outside of its prefix', async () => {
    const { files, store } = openBucket()
    files.set('other/backup.mp3', { bytes: new Uint8Array(1), contentType: 'x', at: new Date() })
    files.set('hookline-audio/Not Ours.txt', { bytes: new Uint8Array(1), contentType: 'x', at: new Date() })
    await put(store)
    expect((await Array.fromAsync(store.list())).map(({ key }) => key)).toEqual(['u1/r1.mp3'])
    expect(files.has('hookline-audio/u1/r1.mp3')).toBe(true)
  })

  it.each([
    [403, 'SignatureDoesNotMatch', 'BAD_GATEWAY', /check S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/u],
    [404, 'NoSuchBucket', 'BAD_GATEWAY', /check S3_BUCKET/u],
    [507, 'XMinioStorageFull', 'INSUFFICIENT_STORAGE', /no room left/u],
    [403, 'QuotaExceeded', 'INSUFFICIENT_STORAGE', /no room left/u],
    [503, 'SlowDown', 'SERVICE_UNAVAILABLE', /busy/u],
    [500, 'InternalError', 'BAD_GATEWAY', /failed/u],
  ])('that answers %i %s causes an error with our message', async (status, code, error, message) => {
    const { store } = openBucket()
    network.use(http.all(ANY, says(status, code)))
    await expect(put(store)).rejects.toMatchObject({
      code: error,
      message: expect.stringMatching(message),
      cause: { status, code },
    })
    if (code === 'NoSuchBucket') await expect(store.open('u1/r1.mp3')).rejects.toMatchObject({ code: error })
  })

  it('is retried after a temporary failure', async () => {
    const { files, store } = openBucket()
    network.use(http.put(ANY, says(503, 'SlowDown'), { once: true }))
    await put(store)
    expect(files.size).toBe(1)
  })

  it('is asked for uncompressed files, so that ranges and sizes are exact', async () => {
    const { store } = openBucket()
    await put(store)
    let taken: string | null = null
    network.use(http.get(ANY, ({ request }) => void (taken = request.headers.get('accept-encoding'))))
    expect((await store.open('u1/r1.mp3'))?.size).toBe(10)
    expect(taken).toBe('identity')
  })

  it('is reported when it cannot be reached or does not answer', async () => {
    const { clock, store } = openBucket()
    network.use(http.put(ANY, () => HttpResponse.error()))
    await expect(put(store)).rejects.toMatchObject({
      code: 'BAD_GATEWAY',
      message: expect.stringContaining('cannot be reached'),
    })
    network.use(http.put(ANY, () => new Promise<Response>(() => {})))
    const late = expect(put(store)).rejects.toMatchObject({ code: 'GATEWAY_TIMEOUT' })
    await expect.poll(() => clock.sleepers()).toBe(1)
    await clock.advance(30_000)
    await late
    expect(clock.sleepers()).toBe(0)
  })

  /** An answer whose headers arrive at once, and its body only in part. */
  const stalls = (init: ResponseInit = {}) =>
    new HttpResponse(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(1)) }), init)
  const read = async (store: ReturnType<typeof openBucket>['store']) =>
    new Response((await store.open('u1/r1.mp3'))?.body).arrayBuffer()

  it.each([
    ['a file', 200, read],
    ['a list', 200, ({ list }: ReturnType<typeof openBucket>['store']) => Array.fromAsync(list())],
    ['a refusal', 403, read],
  ])('that stops responding in the middle of %s is reported after 30 seconds', async (_, status, ask) => {
    const { clock, store } = openBucket()
    network.use(http.get(ANY, () => stalls({ status })))
    const late = expect(ask(store)).rejects.toMatchObject({ code: 'GATEWAY_TIMEOUT' })
    await expect.poll(() => clock.sleepers()).toBe(1)
    await clock.advance(29_999)
    expect(clock.sleepers()).toBe(1)
    await clock.advance(1)
    await late
    expect(clock.sleepers()).toBe(0)
  })

  it('waits for a slow reader', async () => {
    const { clock, store } = openBucket()
    const rest = Promise.withResolvers<void>()
    const body = new ReadableStream({
      async start(to) {
        to.enqueue(new Uint8Array(3).fill(1))
        await rest.promise
        to.enqueue(new Uint8Array(3).fill(2))
        to.close()
      },
    })
    network.use(http.get(ANY, () => new HttpResponse(body, { headers: { 'content-length': '6' } })))
    const reader = (await store.open('u1/r1.mp3'))?.body.getReader()
    expect((await reader?.read())?.value?.[0]).toBe(1)
    await clock.advance(600_000)
    rest.resolve()
    expect((await reader?.read())?.value?.[0]).toBe(2)
    expect((await reader?.read())?.done).toBe(true)
  })
})

describe('an upload to the bucket', () => {
  const ANY = `${ENDPOINT}/${BUCKET}/*`
  const hang = () => {
    const asked: Request[] = []
    network.use(http.put(ANY, ({ request }) => new Promise<Response>(() => asked.push(request))))
    return asked
  }

  it('has one more second for every 256 KiB', async () => {
    const { clock, store } = openBucket()
    const asked = hang()
    const late = expect(store.put('u1/r1.wav', new Uint8Array(2 ** 20), 'audio/wav')).rejects.toMatchObject({
      code: 'GATEWAY_TIMEOUT',
    })
    await expect.poll(() => asked.length).toBe(1)
    await clock.advance(33_999)
    expect(clock.sleepers()).toBe(1)
    await clock.advance(1)
    await late
    expect(asked).toHaveLength(1)
  })

  it('is aborted with its caller and not retried', async () => {
    const { clock, store } = openBucket()
    const asked = hang()
    const leaving = new AbortController()
    const reason = new Error('left')
    const left = expect(store.put('u1/r1.wav', new Uint8Array(10), 'audio/wav', leaving.signal)).rejects.toBe(reason)
    await expect.poll(() => asked.length).toBe(1)
    leaving.abort(reason)
    await left
    expect([asked.length, clock.sleepers()]).toEqual([1, 0])
  })
})

describe('a signature', () => {
  const KEY = {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  }
  const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
  const ROOT = 'https://examplebucket.s3.amazonaws.com'

  // The examples in AWS's "Signature calculations: Transferring a payload in a single chunk".
  it.each([
    ['/test.txt', { range: 'bytes=0-9' }, 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41'],
    ['/?lifecycle', {}, 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
    ['/?max-keys=2&prefix=J', {}, '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
  ])("of GET %s equals AWS's example", (path, headers, signature) => {
    const now = new Date('2013-05-24T00:00:00.000Z')
    const url = new URL(`${ROOT}${path}`)
    const { authorization } = signAws4({ method: 'GET', url, headers, checksum: EMPTY }, KEY, now)
    expect(authorization).toContain(`Signature=${signature}`)
  })
})
