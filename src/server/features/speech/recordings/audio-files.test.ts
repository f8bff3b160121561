import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../../../../shared/errors.ts'
import { toneFor } from '../../../testing/fakes/fake-speech-model.ts'
import { insertSpeech } from '../../../testing/database/insert-speech.ts'
import { createTestApp, TEST_PASSWORD, type TestApp } from '../../../testing/test-app.ts'

const HOUR_MS = 60 * 60_000
const WEEK_MS = 7 * 24 * HOUR_MS
const AWAY = new AppError('BAD_GATEWAY', 'The audio store failed. Try again in a moment.')

let app: TestApp
let cookie: string
let userId: string

beforeEach(async () => {
  app = await createTestApp()
  cookie = await app.signUp()
  userId = (await app.db.selectFrom('users').select('id').executeTakeFirstOrThrow()).id
})

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  app.http.inject({ method, url, headers: { cookie }, ...(payload && { payload }) })
const put = (key: string) => app.audioStore.put(key, new Uint8Array(1_000), 'audio/mpeg')
const keys = () => [...app.audioStore.files.keys()].sort()
const sweep = () => app.services.audioFiles.sweep()
const sweepOrphans = () => app.services.audioFiles.sweepOrphans()

/** A speech with its file, created at the clock's time. */
async function speak(id: string): Promise<string> {
  await put(`speech/${userId}/${id}.mp3`)
  return insertSpeech(app.db, userId, id, { created_at: app.clock.now().toISOString() })
}

/** A cached piece with its file. */
async function keepPiece(hash: string): Promise<string> {
  const file_key = `segments/${userId}/${hash}.pcm`
  await put(file_key)
  const created_at = app.clock.now().toISOString()
  await app.db
    .insertInto('speech_segments')
    .values({ user_id: userId, hash, file_key, bytes: 1_000, created_at })
    .execute()
  return file_key
}

describe('a cleanup round', () => {
  it('removes audio exactly after a week, and reports it', async () => {
    const url = await speak('s1')
    await app.clock.advance(WEEK_MS)
    await sweep()
    expect((await call('GET', url)).statusCode).toBe(200)
    await app.clock.advance(1)
    await sweep()
    expect(keys()).toEqual([])
    expect((await call('GET', url)).json()).toMatchObject({ message: expect.stringContaining('Generate it again.') })
    expect((await call('GET', '/api/tts/history')).json()).toMatchObject([
      { id: 's1', text: 'Good morning. One loaf, five days.', audioUrl: null, subtitles: null },
    ])
  })

  it('keeps audio of recordings, and removes cached pieces after a day', async () => {
    await call('POST', '/api/voice-library', { audioUrl: await speak('kept') })
    const old = await keepPiece('a')
    await app.clock.advance(WEEK_MS)
    const young = await keepPiece('b')
    await app.clock.advance(1)
    await sweep()
    expect(keys()).toEqual([young, `speech/${userId}/kept.mp3`].sort())
    expect(keys()).not.toContain(old)
    await app.clock.advance(100 * WEEK_MS)
    await sweep()
    expect(keys()).toEqual([`speech/${userId}/kept.mp3`])
  })

  it('keeps the file of its owner when the store cannot be reached and the row was not changed', async () => {
    const urls = [await speak('s1'), await speak('s2')]
    await app.clock.advance(WEEK_MS + 1)
    app.audioStore.outage = AWAY
    await expect(sweep()).rejects.toThrow(AWAY)
    // The speech has no file; the file itself is removed with the orphans.
    expect((await call('GET', urls[0] ?? '')).statusCode).toBe(404)
    app.audioStore.outage = undefined
    await sweep()
    await sweepOrphans()
    expect(keys()).toEqual([])
  })
})

describe('orphans', () => {
  it('are files older than a week without a reference', async () => {
    await speak('s1')
    const piece = await keepPiece('a')
    const [half, running] = [`speech/${userId}/half.mp3`, `speech/${userId}/running.mp3`]
    await put(half)
    await app.clock.advance(WEEK_MS)
    await put(running)
    await sweepOrphans()
    expect(keys()).toContain(half)
    await app.clock.advance(1)
    await Promise.all([sweepOrphans(), sweepOrphans()])
    expect(keys()).toEqual([piece, `speech/${userId}/s1.mp3`, running].sort())
  })

  it('are never files of users of another server on the same store', async () => {
    await put('speech/stranger/s1.mp3')
    await put('segments/stranger/a.pcm')
    await app.clock.advance(WEEK_MS + 1)
    await sweepOrphans()
    expect(keys()).toEqual(['segments/stranger/a.pcm', 'speech/stranger/s1.mp3'])
  })

  it('are found in a store of any size', async () => {
    await speak('s1')
    for (let nr = 0; nr < 450; nr += 1) await put(`speech/${userId}/x${nr}.mp3`)
    await app.clock.advance(WEEK_MS + 1)
    await sweepOrphans()
    expect(keys()).toEqual([`speech/${userId}/s1.mp3`])
  })

  it('stay while the database or the store cannot be reached', async () => {
    const half = `speech/${userId}/half.mp3`
    await put(half)
    await app.clock.advance(WEEK_MS + 1)
    app.audioStore.outage = AWAY
    await expect(sweepOrphans()).rejects.toThrow(AWAY)
    app.audioStore.outage = undefined
    await app.db.destroy()
    await expect(sweepOrphans()).rejects.toThrow()
    expect(keys()).toEqual([half])
  })
})

describe('an account', () => {
  it('exports its speech and recordings, with the paths of the files', async () => {
    const audioUrl = await speak('s1')
    await call('POST', '/api/voice-library', { audioUrl, name: 'Monday' })
    expect((await call('GET', '/api/user/export')).json()).toMatchObject({
      speech: [{ id: 's1', text: 'Good morning. One loaf, five days.', audioUrl }],
      voiceLibrary: [{ name: 'Monday', audioUrl }],
      library: [{ title: 'Monday', type: 'tts' }],
    })
  })

  it('removes its own files and no others', async () => {
    await call('POST', '/api/voice-library', { audioUrl: await speak('s1') })
    await speak('s2')
    await keepPiece('a')
    await app.signUp('sam@example.com')
    await put('speech/sam/theirs.mp3')
    expect((await call('DELETE', '/api/user/account', { password: TEST_PASSWORD })).statusCode).toBe(200)
    expect(keys()).toEqual(['speech/sam/theirs.mp3'])
  })

  it('stays when the store fails during its deletion, which can be repeated', async () => {
    await speak('s1')
    await speak('s2')
    const { remove } = app.audioStore
    app.audioStore.remove = async (key) => {
      if (key.includes('s2')) throw AWAY
      return remove.call(app.audioStore, key)
    }
    expect((await call('DELETE', '/api/user/account', { password: TEST_PASSWORD })).statusCode).toBe(502)
    expect((await call('GET', '/api/tts/history')).json()).toHaveLength(2)
    app.audioStore.remove = remove
    const running = `speech/${userId}/running.mp3`
    await put(running)
    await app.clock.advance(HOUR_MS + 1)
    await sweepOrphans()
    expect(keys()).toContain(running)
    expect((await call('DELETE', '/api/user/account', { password: TEST_PASSWORD })).statusCode).toBe(200)
    expect(keys()).toEqual([running])
    expect((await call('GET', '/api/auth/session')).json()).toMatchObject({ authenticated: false })
  })

  it('has remaining files removed an hour after its deletion', async () => {
    await speak('expired')
    await app.clock.advance(WEEK_MS + 1)
    app.audioStore.outage = AWAY
    await expect(sweep()).rejects.toThrow(AWAY)
    app.audioStore.outage = undefined
    await speak('s2')
    const [expired, late] = [`speech/${userId}/expired.mp3`, `speech/${userId}/late.mp3`]
    const { remove } = app.audioStore
    app.audioStore.remove = async (key) => {
      // Another speech of this user has just finished.
      await put(late)
      return remove.call(app.audioStore, key)
    }
    expect((await call('DELETE', '/api/user/account', { password: TEST_PASSWORD })).statusCode).toBe(200)
    app.audioStore.remove = remove
    expect(keys()).toEqual([expired, late])
    await app.clock.advance(HOUR_MS)
    await sweepOrphans()
    expect(keys()).toEqual([late])
    // The server may be off for long: records of deletions stay until it has checked the store.
    await app.clock.advance(500 * 24 * HOUR_MS)
    await sweep()
    await sweepOrphans()
    expect(keys()).toEqual([])
    expect(await app.db.selectFrom('departed_users').selectAll().execute()).toEqual([])
  })

  it('leaves no file of a text that was being spoken', async () => {
    const [begun, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    app.speech.sound = async (request) => {
      begun.resolve()
      await go.promise
      return toneFor(request)
    }
    const running = call('POST', '/api/tts/generate', { text: 'Good morning.' })
    await begun.promise
    await call('DELETE', '/api/user/account', { password: TEST_PASSWORD })
    go.resolve()
    expect((await running).statusCode).toBeGreaterThanOrEqual(400)
    await app.whenIdle()
    expect(keys()).toEqual([])
  })
})
