import { beforeEach, describe, expect, it } from 'vitest'
import { type AudioStore, type ByteRange } from './audio-store.port.ts'

const CONTENT = Uint8Array.from({ length: 200_000 }, (_, index) => index % 251)

/** The contract tests of `AudioStore`. Call it at the top level of an adapter's test file. */
export function describeAudioStore(name: string, makeStore: () => AudioStore): void {
  describe(`${name} passes the contract of an audio store`, () => {
    let store: AudioStore
    beforeEach(() => {
      store = makeStore()
    })

    const read = async (key: string, range?: ByteRange) => {
      const found = await store.open(key, range)
      if (!found) return undefined
      const { body, ...rest } = found
      return { ...rest, bytes: new Uint8Array(await new Response(body).arrayBuffer()) }
    }
    const listed = async () => (await Array.fromAsync(store.list())).sort((a, b) => (a.key < b.key ? -1 : 1))

    it('returns a stored file with its type and size', async () => {
      await store.put('u1/r1.mp3', CONTENT, 'audio/mpeg')
      await store.put('u1/r1.vtt', new TextEncoder().encode('WEBVTT\n'), 'text/vtt')
      await store.put('u2/r2.wav', CONTENT.subarray(1_000, 3_000), 'audio/wav')
      expect(await read('u1/r1.mp3')).toEqual({ size: 200_000, contentType: 'audio/mpeg', bytes: CONTENT })
      expect(await read('u1/r1.vtt')).toMatchObject({ size: 7, contentType: 'text/vtt' })
      expect((await read('u2/r2.wav'))?.bytes).toEqual(CONTENT.subarray(1_000, 3_000))
    })

    it.each([
      [{ start: 0, end: 0 }, 0, 1],
      [{ start: 100_000, end: 100_009 }, 100_000, 100_010],
      [{ start: 199_999, end: 199_999 }, 199_999, 200_000],
      [{ start: 199_990, end: 900_000 }, 199_990, 200_000],
      [{ start: 200_000, end: 200_001 }, 0, 0],
    ])("reads the bytes %o, and reports the file's size", async (range, from, to) => {
      await store.put('u1/r1.mp3', CONTENT, 'audio/mpeg')
      const found = await read('u1/r1.mp3', range)
      expect(found?.size).toBe(200_000)
      expect(found?.bytes).toEqual(CONTENT.subarray(from, to))
    })

    it('closes a read whose consumer stops early', async () => {
      await store.put('u1/r1.mp3', CONTENT, 'audio/mpeg')
      const reader = (await store.open('u1/r1.mp3'))?.body.getReader()
      expect((await reader?.read())?.value?.[1]).toBe(1)
      await reader?.cancel()
    })

    it('aborts with the signal: before it begins, while it writes or opens, and while it reads', async () => {
      const reason = new Error('left')
      const gone = AbortSignal.abort(reason)
      await expect(store.put('u1/r1.mp3', CONTENT, 'audio/mpeg', gone)).rejects.toBe(reason)
      expect(await listed()).toEqual([])
      await store.put('u1/r1.mp3', CONTENT, 'audio/mpeg', new AbortController().signal)
      await expect(store.open('u1/r1.mp3', undefined, gone)).rejects.toBe(reason)

      const [writing, reading] = [new AbortController(), new AbortController()]
      const put = expect(store.put('u1/r2.mp3', CONTENT, 'audio/mpeg', writing.signal)).rejects.toBe(reason)
      writing.abort(reason)
      await put
      expect((await store.open('u1/r1.mp3', { start: 5, end: 6 }, reading.signal))?.size).toBe(200_000)
      const body = (await store.open('u1/r1.mp3', undefined, reading.signal))?.body
      reading.abort(reason)
      await expect(new Response(body).arrayBuffer()).rejects.toThrow()
      expect((await read('u1/r1.mp3'))?.bytes).toEqual(CONTENT)
    })

    it('overwrites, removes, and accepts a missing file', async () => {
      await store.put('u1/r1.mp3', CONTENT, 'audio/mpeg')
      await store.put('u1/r1.mp3', CONTENT.subarray(0, 5), 'audio/mpeg')
      expect((await read('u1/r1.mp3'))?.size).toBe(5)
      await store.remove('u1/r1.mp3')
      await store.remove('u1/r1.mp3')
      await store.remove('never/was.wav')
      expect(await read('u1/r1.mp3')).toBeUndefined()
      expect(await read('never/was.wav', { start: 0, end: 1 })).toBeUndefined()
      expect(await listed()).toEqual([])
    })

    it('lists every file with its size and time', async () => {
      expect(await listed()).toEqual([])
      const keys = Array.from({ length: 5 }, (_, index) => `u${index % 2}/deep/r${index}.mp3`)
      await Promise.all(keys.map((key, index) => store.put(key, CONTENT.subarray(0, index + 1), 'audio/mpeg')))
      const files = await listed()
      expect(files.map(({ key }) => key)).toEqual(keys.toSorted())
      expect(files.find(({ key }) => key.endsWith('r3.mp3'))?.size).toBe(4)
      for (const { modifiedAt } of files) expect(modifiedAt.getTime()).toBeGreaterThan(Date.UTC(2026, 0))
    })

    it.each([
      '',
      '/',
      '../out.mp3',
      'a/../../out.mp3',
      '/etc/passwd',
      'a//b',
      'a/',
      'A.mp3',
      'a.b.mp3',
      '.hidden',
      'a\\b',
      'a\0b',
      'a b',
      'ü',
      'a/.x',
      'a'.repeat(300),
    ])('refuses %j as a key', async (key) => {
      await expect(store.put(key, CONTENT, 'audio/mpeg')).rejects.toThrow('Not a key')
      await expect(store.open(key)).rejects.toThrow('Not a key')
      await expect(store.remove(key)).rejects.toThrow('Not a key')
    })
  })
}
