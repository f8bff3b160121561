import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../../../../shared/errors.ts'
import { SPEECH_MESSAGE } from '../../../../shared/features/tts/tts.constants.ts'
import { SAVED_AUDIO_BYTES } from '../../../../shared/plans.ts'
import { insertSpeech } from '../../../testing/database/insert-speech.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const DAY_MS = 24 * 60 * 60_000

let app: TestApp
let cookie: string
let userId: string

beforeEach(async () => {
  app = await createTestApp({ env: { OWNER_EMAIL: 'owner@example.com' } })
  cookie = await app.signUp()
  userId = await loadId('noor@example.com')
})

async function loadId(email: string): Promise<string> {
  return (await app.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
}

const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, who = cookie) =>
  app.http.inject({ method, url, headers: { cookie: who }, ...(payload && { payload }) })
const save = (audioUrl: string, more: object = {}, who = cookie) =>
  ask('POST', '/api/voice-library', { audioUrl, ...more }, who)
const recordings = async () => (await ask('GET', '/api/voice-library')).json<{ id: string; name: string }[]>()
const items = async () => (await ask('GET', '/api/library')).json<{ id: string; originalId: string }[]>()

/** A speech with its file in the store. */
async function speak(id: string, changes: Parameters<typeof insertSpeech>[3] = {}, owner = userId): Promise<string> {
  const audioUrl = await insertSpeech(app.db, owner, id, changes)
  if (changes.file_key !== null) {
    await app.audioStore.put(`speech/${owner}/${id}.${changes.format ?? 'mp3'}`, new Uint8Array(1_000), 'audio/mpeg')
  }
  return audioUrl
}
const hasFile = (id: string) => app.audioStore.files.has(`speech/${userId}/${id}.mp3`)

describe('a save', () => {
  it('creates a recording and its library item, from data of the server only', async () => {
    const audioUrl = await speak('s1')
    const response = await save(audioUrl, { originalText: 'Not what was said.', voice: 'onyx', characterCount: 1 })
    expect(response.statusCode).toBe(201)
    expect(response.json()).toMatchObject({
      name: 'TTS: Good morning. One loaf, five days.',
      originalText: 'Good morning. One loaf, five days.',
      voice: 'nova',
      format: 'mp3',
      characterCount: 34,
      duration: 2.5,
      filename: 'good-morning.mp3',
      audioUrl,
      subtitles: { srt: '/api/tts/audio/s1.srt', vtt: '/api/tts/audio/s1.vtt' },
      outline: [0, 50, 100],
      createdAt: '2026-11-20T12:00:00.000Z',
    })
    const { id, name, libraryItemId } = response.json<{ id: string; name: string; libraryItemId: string }>()
    expect((await ask('GET', '/api/library')).json()).toMatchObject([
      {
        id: libraryItemId,
        type: 'tts',
        title: name,
        content: 'Good morning. One loaf, five days.',
        originalId: id,
        tags: ['nova'],
        metadata: { voice: 'nova', format: 'mp3', generatedAt: '2026-11-20T12:00:00.000Z' },
      },
    ])
  })

  it('is found by its item, by its owner alone', async () => {
    const { id } = (await save(await speak('s1'))).json<{ id: string }>()
    const found = async (asked: string, headers: object) => {
      const url = `/trpc/voiceLibrary.find?input=${encodeURIComponent(JSON.stringify({ id: asked }))}`
      return (await app.http.inject({ url, headers: { ...headers } })).json<{ result: { data: unknown } }>().result.data
    }
    const [item] = await items()
    expect(await found(item?.originalId ?? '', { cookie })).toMatchObject({ id, libraryItemId: item?.id })
    expect(await found('unknown', { cookie })).toBeNull()
    expect(await found(id, { cookie: await app.signUp('sam@example.com') })).toBeNull()
  })

  it('returns the existing pair when repeated, also in parallel', async () => {
    const audioUrl = await speak('s1')
    const saves = await Promise.all([1, 2, 3, 4].map(() => save(audioUrl, { name: 'Monday' })))
    const again = await save(audioUrl, { name: 'Another name' })
    expect(new Set([...saves, again].map(({ body }) => body)).size).toBe(1)
    expect(again.json()).toMatchObject({ name: 'Monday' })
    expect([(await recordings()).length, (await items()).length]).toEqual([1, 1])
  })

  it('has one library item however often it is repeated, and a new one after a deletion', async () => {
    const audioUrl = await speak('s1')
    for (let round = 0; round < 3; round += 1) {
      const { id } = (await save(audioUrl)).json<{ id: string }>()
      await ask('DELETE', `/api/voice-library/${id}`)
    }
    const [item] = await items()
    const { id } = (await save(audioUrl)).json<{ id: string }>()
    expect(await recordings()).toMatchObject([{ id, libraryItemId: item?.id }])
    expect(await items()).toEqual([item])
    await ask('DELETE', `/api/library/${item?.id}`)
    expect(await recordings()).toMatchObject([{ id, libraryItemId: null }])
    const again = (await save(audioUrl, { name: 'Another name' })).json<{ name: string; libraryItemId: string }>()
    expect(await items()).toMatchObject([{ id: again.libraryItemId, originalId: id, title: again.name, type: 'tts' }])
    expect(again.name).not.toBe('Another name')
  })

  it('is refused without a trace for speech that is unknown, gone, of another format or of another user', async () => {
    await app.signUp('sam@example.com')
    const theirs = await speak('s1', {}, await loadId('sam@example.com'))
    const gone = await speak('s2', { file_key: null })
    const mine = await speak('s3')
    for (const audioUrl of [theirs, '/api/tts/audio/never.mp3', mine.replace('.mp3', '.wav')]) {
      const response = await save(audioUrl)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({ message: 'There is no such audio.', field: 'audioUrl' })
    }
    expect((await save(gone)).json()).toMatchObject({
      message: 'This audio was not saved and is gone after 7 days. Generate it again.',
    })
    for (const audioUrl of ['https://elsewhere.example/a.mp3', '/api/tts/audio/s3.srt', '/api/tts/audio/../s3.mp3']) {
      expect((await save(audioUrl)).statusCode).toBe(400)
    }
    expect((await save(mine, { name: ' ' })).json()).toMatchObject({ field: 'name' })
    expect([...(await recordings()), ...(await items())]).toEqual([])
  })

  it('fills exactly the limit of a plan, also in parallel', async () => {
    const third = Math.floor(SAVED_AUDIO_BYTES.free / 3)
    const urls = await Promise.all([1, 2, 3, 4, 5].map((nr) => speak(`s${nr}`, { file_bytes: third })))
    const answers = await Promise.all(urls.map((url) => save(url)))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3)
    for (const refused of answers.filter(({ statusCode }) => statusCode !== 201)) {
      expect(refused.statusCode).toBe(403)
      expect(refused.json()).toMatchObject({ message: SPEECH_MESSAGE.storageFull })
    }
    expect((await items()).length).toBe(3)
    // An existing recording is returned even when the library is full, and the last byte can still be used.
    expect((await save(urls[answers.findIndex(({ statusCode }) => statusCode === 201)] ?? '')).statusCode).toBe(201)
    const rest = SAVED_AUDIO_BYTES.free - 3 * third
    expect((await save(await speak('over', { file_bytes: rest + 1 }))).statusCode).toBe(403)
    expect((await save(await speak('fits', { file_bytes: rest }))).statusCode).toBe(201)
    const large = (await recordings()).find(({ id }) => id !== 'fits')
    await ask('DELETE', `/api/voice-library/${large?.id}`)
    expect((await save(await speak('room', { file_bytes: third }))).statusCode).toBe(201)
  })

  it('has the limit of premium for every user with access', async () => {
    const owner = await app.signUp('owner@example.com')
    await app.db.updateTable('users').set({ email_verified_at: '2026-11-20T12:00:00.000Z' }).execute()
    const large = await speak('s1', { file_bytes: SAVED_AUDIO_BYTES.free + 1 }, await loadId('owner@example.com'))
    expect((await save(large, {}, owner)).statusCode).toBe(201)
    expect((await save(await speak('s2', { file_bytes: SAVED_AUDIO_BYTES.free + 1 }))).statusCode).toBe(403)
  })
})

describe('recordings', () => {
  it('are listed newest first, for their owner only', async () => {
    for (const id of ['s1', 's2']) {
      await save(await speak(id), { name: id })
      await app.clock.advance(1_000)
    }
    expect((await recordings()).map(({ name }) => name)).toEqual(['s2', 's1'])
    const other = await app.signUp('sam@example.com')
    expect((await ask('GET', '/api/voice-library', undefined, other)).json()).toEqual([])
    const [first] = await recordings()
    const response = await ask('DELETE', `/api/voice-library/${first?.id}`, { alsoLibraryItem: true }, other)
    expect(response.statusCode).toBe(404)
    expect([(await recordings()).length, (await items()).length]).toEqual([2, 2])
  })

  it('are deleted alone, leaving the item as text, or together with it', async () => {
    const [one, both] = [await save(await speak('s1')), await save(await speak('s2'))].map((response) =>
      response.json<{ id: string; libraryItemId: string }>(),
    )
    expect((await ask('DELETE', `/api/voice-library/${one?.id}`)).json()).toEqual({
      message: 'The recording is deleted.',
    })
    expect(new Set((await items()).map(({ id }) => id))).toEqual(new Set([one?.libraryItemId, both?.libraryItemId]))
    await ask('DELETE', `/api/voice-library/${both?.id}`, { alsoLibraryItem: true })
    expect((await items()).map(({ id }) => id)).toEqual([one?.libraryItemId])
    expect(await recordings()).toEqual([])
    expect((await ask('DELETE', `/api/voice-library/${one?.id}`)).statusCode).toBe(404)
  })

  it('stay when their item is deleted alone, and are deleted with it where requested', async () => {
    const [one, both] = [await save(await speak('s1')), await save(await speak('s2'))].map((response) =>
      response.json<{ id: string; libraryItemId: string }>(),
    )
    const other = await app.signUp('sam@example.com')
    const stranger = await ask('DELETE', `/api/library/${both?.libraryItemId}`, { alsoRecording: true }, other)
    expect(stranger.statusCode).toBe(404)
    await ask('DELETE', `/api/library/${one?.libraryItemId}`)
    expect(await recordings()).toMatchObject([{ id: both?.id }, { id: one?.id, libraryItemId: null }])
    expect((await ask('DELETE', `/api/library/${both?.libraryItemId}`, { alsoRecording: true })).statusCode).toBe(200)
    expect(await recordings()).toMatchObject([{ id: one?.id }])
    expect(await items()).toEqual([])
    const text = { title: 'Only text', content: 'Only text.', type: 'tts' }
    const { id } = (await ask('POST', '/api/library', text)).json<{ id: string }>()
    expect((await ask('DELETE', `/api/library/${id}`, { alsoRecording: true })).statusCode).toBe(200)
    expect(await items()).toEqual([])
  })

  it('once deleted, keep their file only until the week of the text is over', async () => {
    const { id: young } = (await save(await speak('young'))).json<{ id: string }>()
    const { id: old } = (await save(await speak('old'))).json<{ id: string }>()
    await ask('DELETE', `/api/voice-library/${young}`)
    expect(hasFile('young')).toBe(true)
    await app.clock.advance(8 * DAY_MS)
    await app.services.audioFiles.sweep()
    expect([hasFile('young'), hasFile('old')]).toEqual([false, true])
    await ask('DELETE', `/api/voice-library/${old}`)
    expect(hasFile('old')).toBe(false)
  })

  it('are deleted for their owner even while the store cannot be reached; the file is removed later', async () => {
    const { id } = (await save(await speak('s1'))).json<{ id: string }>()
    await app.clock.advance(8 * DAY_MS)
    app.audioStore.outage = new AppError('BAD_GATEWAY', 'The audio store failed.')
    expect((await ask('DELETE', `/api/voice-library/${id}`)).statusCode).toBe(200)
    expect(await recordings()).toEqual([])
    app.audioStore.outage = undefined
    await app.services.audioFiles.sweepOrphans()
    expect(app.audioStore.files.size).toBe(0)
  })
})
