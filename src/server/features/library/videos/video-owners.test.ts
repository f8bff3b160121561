import { beforeEach, describe, expect, it } from 'vitest'
import { type LibraryItem } from '../../../../shared/features/library/library.schema.ts'
import { type VideoDetail } from '../../../../shared/features/videos/videos.schema.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
let noor: string
/** Ids of another user: every call with one of them must be refused. */
let theirs: Record<'videoId' | 'scriptId' | 'itemId' | 'writtenId' | 'hooksId', string>
/** Ids of Noor. */
let own: Record<'videoId' | 'itemId' | 'audioUrl', string>

const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object, cookie = noor) =>
  app.http.inject({ method, url, headers: { cookie }, ...(payload && { payload }) })

const post = async <Answer = { id: string }>(url: string, payload: object, cookie = noor): Promise<Answer> => {
  const answer = await ask('POST', url, payload, cookie)
  expect(answer.statusCode, `${url} ${answer.body}`).toBeLessThan(300)
  return answer.json<Answer>()
}

const typed = (path: string, input: object) => ask('POST', `/trpc/library.videos.${path}`, input)
const later = () => new Date(app.clock.now().getTime() + 86_400_000).toISOString()

/** The id of the newest generation of a tool. */
async function newest(tool: string): Promise<string> {
  const query = app.db
    .selectFrom('generations')
    .select('id')
    .where('tool', '=', tool as 'hooks')
  return (await query.orderBy('created_at', 'desc').executeTakeFirstOrThrow()).id
}

beforeEach(async () => {
  app = await createTestApp()
  noor = await app.signUp()
  const sam = await app.signUp('sam@example.com')
  await post('/api/hooks/generate', { topic: 'bread' }, sam)
  await post('/api/scripts/generate', { topic: 'bread' }, sam)
  const script = { title: 'A script', content: 'Feed it.', type: 'script' }
  theirs = {
    videoId: (await post('/api/videos', { topic: 'bread' }, sam)).id,
    scriptId: (await post('/api/library', script, sam)).id,
    itemId: (await post('/api/library', { ...script, type: 'hook' }, sam)).id,
    writtenId: await newest('scripts'),
    hooksId: await newest('hooks'),
  }
  own = {
    videoId: (await post('/api/videos', { topic: 'rye' })).id,
    itemId: (await post('/api/library', script)).id,
    audioUrl: (await post<{ audioUrl: string }>('/api/tts/generate', { text: 'Hello there.' })).audioUrl,
  }
})

const CALLS: [string, () => ReturnType<typeof ask>][] = [
  ['reading', () => ask('GET', `/api/videos/${theirs.videoId}`)],
  ['changing', () => ask('PATCH', `/api/videos/${theirs.videoId}`, { hook: 'Mine now' })],
  ['deleting', () => ask('DELETE', `/api/videos/${theirs.videoId}?alsoPieces=true`)],
  ['keeping', () => ask('POST', `/api/videos/${theirs.videoId}/keep`, { type: 'script' })],
  [
    'planning',
    () => ask('POST', `/api/videos/${theirs.videoId}/plan`, { platforms: ['TikTok'], scheduledDate: later() }),
  ],
  ['beginning with hooks', () => ask('POST', '/api/videos', { topic: 'bread', generationId: theirs.hooksId })],
  ['hooks', () => ask('POST', '/api/hooks/generate', { topic: 'bread', videoId: theirs.videoId })],
  ['scripts', () => ask('POST', '/api/scripts/generate', { topic: 'bread', videoId: theirs.videoId, hook: 'Hi' })],
  ['captions', () => ask('POST', '/api/captions/generate', { content: 'bread', videoId: theirs.videoId })],
  ['captions of an item', () => ask('POST', '/api/captions/generate', { scriptId: theirs.scriptId })],
  ['captions of a generation', () => ask('POST', '/api/captions/generate', { scriptId: theirs.writtenId })],
  ['captions of a hook', () => ask('POST', '/api/captions/generate', { scriptId: theirs.itemId })],
  ['speech', () => ask('POST', '/api/tts/generate', { text: 'Hi.', videoId: theirs.videoId })],
  ['speech of an item', () => ask('POST', '/api/tts/generate', { scriptId: theirs.scriptId })],
  ['speech beside a text', () => ask('POST', '/api/tts/generate', { text: 'Hi.', scriptId: theirs.writtenId })],
  [
    'conversations',
    () =>
      ask('POST', '/api/conversations', {
        toolType: 'hook',
        originalPrompt: 'bread',
        currentContent: 'Feed it.',
        videoId: theirs.videoId,
      }),
  ],
  ['saving', () => ask('POST', '/api/library', { title: 'A', content: 'A', type: 'hook', videoId: theirs.videoId })],
  ['recording', () => ask('POST', '/api/voice-library', { audioUrl: own.audioUrl, videoId: theirs.videoId })],
  [
    'an entry',
    () =>
      ask('POST', '/api/planner', {
        libraryItemId: own.itemId,
        platform: 'TikTok',
        scheduledDate: later(),
        videoId: theirs.videoId,
      }),
  ],
  ['adding to it', () => typed('addItems', { id: theirs.videoId, libraryItemIds: [own.itemId] })],
  ['adding of it', () => typed('addItems', { id: own.videoId, libraryItemIds: [own.itemId, theirs.itemId] })],
  ['taking out', () => typed('addItems', { id: null, libraryItemIds: [theirs.itemId] })],
]

describe('the ids of another user', () => {
  it.each(CALLS)('are not found: %s', async (_, call) => {
    const before = await everything()
    expect((await call()).statusCode).toBe(404)
    expect(await everything()).toEqual(before)
  })
})

/** All rows of all tables, except counters of calls. */
async function everything() {
  const tables = ['videos', 'library_items', 'planner_entries', 'voice_recordings', 'conversations'] as const
  return Promise.all(tables.map((table) => app.db.selectFrom(table).selectAll().execute()))
}

describe('a piece made from a script', () => {
  it('uses only its spoken words', async () => {
    const content = '[0:00 Hook] Look up.\nFeed it twice.\n[Fill in: your day]'
    const { id } = await post('/api/library', { title: 'A script', content, type: 'script' })
    await post('/api/captions/generate', { scriptId: id })
    expect(app.text.prompts.at(-1)?.user).toContain('Feed it twice.')
    expect(app.text.prompts.at(-1)?.user).not.toContain('Fill in')
    expect(await post('/api/tts/generate', { scriptId: id })).toMatchObject({ text: 'Feed it twice.' })
  })

  it('needs content or a script', async () => {
    const caption = await ask('POST', '/api/captions/generate', {})
    expect([caption.statusCode, caption.json()]).toMatchObject([400, { message: 'Content required', field: 'content' }])
    const speech = await ask('POST', '/api/tts/generate', {})
    expect([speech.statusCode, speech.json<{ field: string }>().field]).toEqual([400, 'text'])
  })

  it('may be longer than content, but not than speech', async () => {
    const content = 'Feed it twice a day. '.repeat(600)
    const { id } = await post('/api/library', { title: 'A script', content, type: 'script' })
    expect((await ask('POST', '/api/captions/generate', { scriptId: id })).statusCode).toBe(200)
    expect((await ask('POST', '/api/tts/generate', { scriptId: id })).statusCode).toBe(400)
  })

  it('belongs to its video from the first call on, and is returned again for its key', async () => {
    const payload = { topic: 'bread', videoId: own.videoId, hook: 'Feed it.' }
    const headers = { cookie: noor, 'idempotency-key': 'once' }
    const call = () => app.http.inject({ method: 'POST', url: '/api/scripts/generate', payload, headers })
    const first = await call()
    await ask('PATCH', `/api/videos/${own.videoId}`, { hook: 'Another hook' })
    expect((await call()).json()).toEqual(first.json())
    const video = (await ask('GET', `/api/videos/${own.videoId}`)).json<VideoDetail>()
    expect(video.pieces.script).toMatchObject({ stale: { was: 'Feed it.', is: 'Another hook' }, libraryItemId: null })
    const id = video.pieces.script?.generationId ?? ''
    expect((await ask('GET', `/api/generations/${id}`)).json()).toMatchObject({ videoId: own.videoId })
    const item = { title: 'A', type: 'script', content: 'A', originalId: id, videoId: own.videoId }
    const kept = await post<LibraryItem>('/api/library', item)
    const after = (await ask('GET', `/api/videos/${own.videoId}`)).json<VideoDetail>()
    expect(after.pieces.script).toMatchObject({ stale: { was: 'Feed it.' }, libraryItemId: kept.id })
  })

  it('is a voice of the video while its file exists, and once it is saved', async () => {
    const spoken = await post<{ id: string; audioUrl: string; videoId: string }>('/api/tts/generate', {
      text: 'Feed it twice.',
      videoId: own.videoId,
    })
    expect(spoken.videoId).toBe(own.videoId)
    const voice = async () => (await ask('GET', `/api/videos/${own.videoId}`)).json<VideoDetail>().pieces.voice
    expect(await voice()).toMatchObject({ speechId: spoken.id, recordingId: null, libraryItemId: null, stale: null })
    const recording = await post<{ id: string; videoId: string }>('/api/voice-library', { audioUrl: spoken.audioUrl })
    expect(recording.videoId).toBe(own.videoId)
    expect(await voice()).toMatchObject({ speechId: spoken.id, recordingId: recording.id })
    // An older voice that is added to the video replaces the current one.
    await app.clock.advance(1_000)
    const other = await post<{ id: string }>('/api/voice-library', { audioUrl: own.audioUrl, videoId: own.videoId })
    expect(await voice()).toMatchObject({ recordingId: other.id, text: 'Hello there.' })
  })
})
