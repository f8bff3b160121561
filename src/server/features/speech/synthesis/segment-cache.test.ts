import { beforeEach, describe, expect, it } from 'vitest'
import { SAMPLE_RATE } from '../../../providers/speech/speech.port.ts'
import { createFakeAudioStore } from '../../../testing/fakes/fake-audio-store.ts'
import { longToneFor } from '../../../testing/fakes/fake-speech-model.ts'
import { openSpeaker, sentences, type Speaker, speakAs } from '../../../testing/open-speaker.ts'
import { until } from '../../../testing/until.ts'
import { createSegmentCache } from './segment-cache.service.ts'
import { createSegmentsRepository } from './segments.repository.ts'

let noor: Speaker
beforeEach(async () => {
  noor = await openSpeaker()
})

const said = () => noor.app.speech.said.length
const rows = () => noor.app.db.selectFrom('speech_segments').selectAll().execute()
const TEXT = sentences(2).join('')

describe('an identical piece', () => {
  beforeEach(() => {
    noor.app.speech.sound = async (request) => longToneFor(request)
  })

  it('is not requested again, and is charged all the same', async () => {
    const [one = '', two = ''] = sentences(2)
    await noor.say(one + two + one)
    expect(said()).toBe(2)
    await noor.app.whenIdle()
    await noor.say(two + one)
    expect(said()).toBe(2)
    expect(await noor.used()).toBe(5 * one.length)
  })

  it('has the same samples the second time', async () => {
    const first = await noor.say(TEXT)
    await noor.app.whenIdle()
    const second = await noor.say(TEXT)
    expect(said()).toBe(2)
    expect(Buffer.from(noor.findFile(second)).equals(noor.findFile(first))).toBe(true)
  })

  it('is requested once by two parallel texts, also when one of them is cancelled', async () => {
    const go = Promise.withResolvers<void>()
    noor.app.speech.sound = async (request) => go.promise.then(() => longToneFor(request))
    const stop = new AbortController()
    const leaving = noor.watch(TEXT, stop.signal)
    await leaving.next()
    const staying = noor.ask(TEXT)
    await until(async () => (await noor.used()) === 2 * TEXT.length)
    stop.abort(new Error('left'))
    await expect(leaving.next()).rejects.toThrow('left')
    go.resolve()
    expect((await staying).statusCode).toBe(200)
    expect(said()).toBe(2)
    expect(await noor.used()).toBe(TEXT.length)
  })

  it('is requested again in another voice, by another account, after a day, and where its file is broken', async () => {
    await noor.say('One.')
    await noor.app.whenIdle()
    await noor.askFor({ text: 'One.', voice: 'nova', format: 'wav' })
    expect(said()).toBe(2)
    const other = await speakAs(noor.app, await noor.app.signUp('other@example.com'))
    await other.say('One.')
    expect(said()).toBe(3)
    await noor.app.whenIdle()
    for (const [key, file] of noor.app.audioStore.files) {
      if (key.startsWith('segments/')) noor.app.audioStore.files.set(key, { ...file, bytes: file.bytes.slice(2) })
    }
    await noor.say('One.')
    expect(said()).toBe(4)
    await noor.app.whenIdle()
    await noor.say('One.')
    expect(said()).toBe(4)
    await noor.app.clock.advance(24 * 60 * 60_000 + 1)
    await noor.say('One.')
    expect(said()).toBe(5)
  })

  it('is evicted when its user has too many, the oldest first', async () => {
    await noor.say('One.')
    await noor.app.whenIdle()
    const [kept] = await rows()
    await noor.app.db
      .updateTable('speech_segments')
      .set({ bytes: 100 * 1024 ** 2 })
      .execute()
    await noor.app.clock.advance(1)
    await noor.say('Two.')
    await noor.app.whenIdle()
    const [left, ...others] = await rows()
    expect(others).toEqual([])
    expect(left?.hash).not.toBe(kept?.hash)
    expect([...noor.app.audioStore.files.keys()].filter((key) => key.startsWith('segments/'))).toEqual([left?.file_key])
  })

  it('is evicted when its user has two thousand younger ones', async () => {
    const old = { user_id: noor.userId, bytes: 48_000 }
    const values = Array.from({ length: 2_001 }, (_, index) => {
      const created_at = new Date(noor.app.clock.now().getTime() - 1_000 - index).toISOString()
      return { ...old, hash: `h${index}`, file_key: `segments/${noor.userId}/h${index}.pcm`, created_at }
    })
    for (let at = 0; at < values.length; at += 500) {
      await noor.app.db
        .insertInto('speech_segments')
        .values(values.slice(at, at + 500))
        .execute()
    }
    await noor.say('One.')
    await noor.app.whenIdle()
    const left = new Set((await rows()).map(({ hash }) => hash))
    expect(left.size).toBe(2_000)
    expect([left.has('h1998'), left.has('h1999'), left.has('h2000')]).toEqual([true, false, false])
  })

  it('is not cached when the disk is full, which is reported to the host', async () => {
    noor.failPuts('segments/', new Error('no room'))
    expect((await noor.ask('One.')).statusCode).toBe(200)
    await noor.app.whenIdle()
    expect(noor.files()).toHaveLength(1)
    expect(await rows()).toEqual([])
  })

  it('is not cached when shorter than a second, because a lookup takes as long', async () => {
    noor.app.speech.sound = async () => new Int16Array(SAMPLE_RATE - 1)
    await noor.say('One.')
    await noor.app.whenIdle()
    await noor.say('One.')
    expect(said()).toBe(2)
    expect(await rows()).toEqual([])
  })

  it('is requested again when the store does not answer within two seconds', async () => {
    await noor.say('One.')
    await noor.app.whenIdle()
    const opened = Promise.withResolvers<void>()
    noor.app.audioStore.open = () => {
      opened.resolve()
      return new Promise(() => undefined)
    }
    const again = noor.ask('One.')
    await opened.promise
    await noor.app.clock.advance(1_999)
    expect(said()).toBe(1)
    await noor.app.clock.advance(1)
    expect((await again).statusCode).toBe(200)
    expect(said()).toBe(2)
  })
})

describe('pieces that wait to be cached', () => {
  const MIB = 1024 ** 2

  /** The cache of pieces, over a store that writes when a test allows it. */
  function open() {
    const writing: { key: string; end: PromiseWithResolvers<void> }[] = []
    const kept: string[] = []
    const reported: unknown[] = []
    const store = createFakeAudioStore(noor.app.clock.now)
    store.put = (key) => {
      const end = Promise.withResolvers<void>()
      writing.push({ key, end })
      return end.promise
    }
    const insert = async (_userId: string, { hash }: { hash: string }) => void kept.push(hash)
    const sounds = createSegmentCache({
      repository: { ...createSegmentsRepository(noor.app.db), insert },
      store,
      clock: noor.app.clock,
      inBackground: (work) => void work(),
      report: (error) => reported.push(error),
    })
    return { sounds, writing, kept, reported }
  }

  it('are written four at a time, in their order, and a failed one delays none', async () => {
    const { sounds, writing, kept, reported } = open()
    const hashes = Array.from({ length: 12 }, (_, index) => `h${index}`)
    for (const hash of hashes) sounds.keep('u1', hash, new Int16Array(SAMPLE_RATE))
    for (let at = 0; at < hashes.length; at += 1) {
      await until(() => writing.length === Math.min(at + 4, hashes.length))
      expect(kept).toHaveLength(Math.max(0, at - 1))
      if (at === 0) writing[at]?.end.reject(new Error('no room'))
      else writing[at]?.end.resolve()
      await until(() => kept.length + reported.length === at + 1)
    }
    expect(writing.map(({ key }) => key)).toEqual(hashes.map((hash) => `segments/u1/${hash}.pcm`))
    expect(reported).toMatchObject([{ message: 'no room' }])
    sounds.keep('u1', 'later', new Int16Array(SAMPLE_RATE))
    expect(writing.at(-1)?.key).toBe('segments/u1/later.pcm')
  })

  it('take at most 64 MiB of memory; further ones are not cached', async () => {
    const { sounds, writing } = open()
    for (const hash of ['a', 'b', 'c', 'd', 'e']) sounds.keep('u1', hash, new Int16Array((15 * MIB) / 2))
    sounds.keep('u1', 'f', new Int16Array((4 * MIB) / 2))
    for (const { end } of writing) end.resolve()
    await until(() => writing.length === 5)
    expect(writing.map(({ key }) => key.split('/')[2])).toEqual(['a.pcm', 'b.pcm', 'c.pcm', 'd.pcm', 'f.pcm'])
  })
})
