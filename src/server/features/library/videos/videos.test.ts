import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { type LibraryItem, type LibraryPage } from '../../../../shared/features/library/library.schema.ts'
import { type PlannerEntry } from '../../../../shared/features/planner/planner.schema.ts'
import { MOST_VIDEOS } from '../../../../shared/features/videos/videos.constants.ts'
import { type Video, type VideoDetail } from '../../../../shared/features/videos/videos.schema.ts'
import { createVideoEntriesRepository } from '../../planner/video-entries.repository.ts'
import { createVideoPlan } from '../../planner/video-plan.service.ts'
import { insertSpeech } from '../../../testing/database/insert-speech.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createVideoPiecesRepository } from './pieces/video-pieces.repository.ts'
import { createVideoProgressRepository } from './pieces/video-progress.repository.ts'
import { createVideoReader } from './video-reader.service.ts'
import { createVideosRepository } from './videos.repository.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

let app: TestApp
let cookie: string

const ask = (method: Method, url: string, payload?: object, who = cookie) =>
  app.http.inject({ method, url, headers: { cookie: who }, ...(payload && { payload }) })

const begin = async (more: object = {}): Promise<VideoDetail> => {
  await app.clock.advance(1_000)
  return (await ask('POST', '/api/videos', { topic: 'Sourdough', platform: 'TikTok', ...more })).json()
}

const keep = async (item: object): Promise<LibraryItem> => {
  await app.clock.advance(1_000)
  const saved = await ask('POST', '/api/library', { title: 'Kept', ...item })
  expect(saved.statusCode, saved.body).toBe(201)
  return saved.json()
}

const read = async (id: string): Promise<VideoDetail> => (await ask('GET', `/api/videos/${id}`)).json()

beforeEach(async () => {
  app = await createTestApp()
  cookie = await app.signUp()
})

describe('videos', () => {
  it('are created with a topic, read, changed and deleted', async () => {
    const made = await ask('POST', '/api/videos', { topic: ' Sourdough ', platform: 'tiktok', tone: 'Humorous' })
    expect(made.statusCode).toBe(201)
    const video = made.json<VideoDetail>()
    expect(video).toMatchObject({ topic: 'Sourdough', platform: 'TikTok', title: null, hook: null, next: 'hook' })
    const changed = await ask('PATCH', `/api/videos/${video.id}`, { hook: 'Feed it twice.', details: ['Rye'] })
    expect(changed.json()).toMatchObject({
      hook: 'Feed it twice.',
      details: ['Rye'],
      topic: 'Sourdough',
      next: 'script',
    })
    expect((await ask('PATCH', `/api/videos/${video.id}`, { hook: null })).json()).toMatchObject({ hook: null })
    expect((await ask('DELETE', `/api/videos/${video.id}`)).statusCode).toBe(200)
    expect((await ask('GET', `/api/videos/${video.id}`)).statusCode).toBe(404)
  })

  it('are listed newest first, whole or in pages', async () => {
    for (const topic of ['1', '2', '3']) await begin({ topic })
    const whole = (await ask('GET', '/api/videos')).json<Video[]>()
    expect(whole.map(({ topic }) => topic)).toEqual(['3', '2', '1'])
    const first = await ask('GET', '/api/videos?limit=2')
    expect(first.json()).toEqual(whole.slice(0, 2))
    const cursor = String(first.headers['x-next-cursor'])
    expect((await ask('GET', `/api/videos?cursor=${cursor}`)).json()).toEqual(whole.slice(2))
    expect((await ask('GET', '/api/videos?cursor=made-up')).statusCode).toBe(400)
    expect((await ask('GET', '/api/videos', undefined, await app.signUp('sam@example.com'))).json()).toEqual([])
  })

  it('are found by title, topic, hook and saved pieces, without regard to case, in pages', async () => {
    const { id: titled } = await begin({ topic: 'Rye', title: 'Größe zählt' })
    const { id: other } = await begin({ topic: 'ÖLIVE oil', hook: 'Skip the pan.' })
    const { id: scripted } = await begin({ topic: 'Oats' })
    await keep({ type: 'script', content: 'Five dinners from one PAN.', videoId: scripted })
    await keep({ type: 'script', content: 'A pan without a video.' })
    const find = async (search: string, more = '') => {
      const answer = await ask('GET', `/api/videos?search=${encodeURIComponent(search)}${more}`)
      return answer.json<Video[]>().map(({ id }) => id)
    }
    expect(await find('größe')).toEqual([titled])
    expect(await find('ölive')).toEqual([other])
    expect(await find('Pan')).toEqual([scripted, other])
    expect(await find('100%')).toEqual([])
    const first = await ask('GET', '/api/videos?search=pan&limit=1')
    const cursor = String(first.headers['x-next-cursor'])
    expect(await find('pan', `&cursor=${cursor}`)).toEqual([other])
    expect((await ask('GET', `/api/videos?cursor=${cursor}`)).statusCode).toBe(400)
    const sam = await app.signUp('sam@example.com')
    expect((await ask('GET', '/api/videos?search=pan', undefined, sam)).json()).toEqual([])
  })

  it('get the hook that is saved with them, and its later changes', async () => {
    const { id } = await begin()
    const hook = await keep({ type: 'hook', content: 'Feed it twice.', originalId: 'h1', videoId: id })
    expect(hook.videoId).toBe(id)
    expect(await read(id)).toMatchObject({ hook: 'Feed it twice.', pieces: { hookItemId: hook.id } })
    await ask('PUT', `/api/library/${hook.id}`, { content: 'Feed it once.' })
    expect(await read(id)).toMatchObject({ hook: 'Feed it once.', pieces: { hookItemId: hook.id } })
  })

  it('mark pieces made from an older hook or script as stale until they are kept', async () => {
    const { id } = await begin({ hook: 'Feed it twice.' })
    const script = await keep({ type: 'script', content: '[0:00 Hook]\nFeed it twice.', videoId: id })
    await keep({ type: 'caption', content: 'Bread', metadata: { platform: 'TikTok' }, videoId: id })
    expect(await read(id)).toMatchObject({
      next: 'voice',
      progress: {
        script: { state: 'done', words: 3, gaps: 0 },
        voice: { state: 'open' },
        caption: { state: 'done', platforms: ['TikTok'] },
      },
      pieces: { script: { script: 'Feed it twice.', libraryItemId: script.id, generationId: null, stale: null } },
    })
    await ask('PATCH', `/api/videos/${id}`, { hook: 'Feed it once.' })
    expect((await read(id)).pieces.script?.stale).toEqual({
      type: 'hook',
      was: 'Feed it twice.',
      is: 'Feed it once.',
    })
    await ask('PUT', `/api/library/${script.id}`, { content: '[0:00 Hook]\nFeed it once.' })
    const stale = await read(id)
    expect(stale.progress).toMatchObject({ script: { state: 'stale' }, caption: { state: 'stale' } })
    expect((await ask('POST', `/api/videos/${id}/keep`, { type: 'script' })).json()).toMatchObject({
      progress: { script: { state: 'done' }, caption: { state: 'stale' } },
    })
    const kept = await ask('POST', `/api/videos/${id}/keep`, { type: 'caption', platform: 'tiktok' })
    expect(kept.json()).toMatchObject({ progress: { caption: { state: 'done' } }, next: 'voice' })
  })

  it('are planned for several platforms, with their caption or otherwise the script', async () => {
    const { id } = await begin({ hook: 'Feed it twice.' })
    const scheduledDate = new Date(app.clock.now().getTime() + 86_400_000).toISOString()
    const plan = (platforms: string[]) => ask('POST', `/api/videos/${id}/plan`, { platforms, scheduledDate })
    const [early] = (await plan(['YouTube'])).json<PlannerEntry[]>()
    expect(early).toMatchObject({ type: 'hook', platform: 'YouTube', videoId: id })
    await keep({ type: 'script', content: 'Feed it.', videoId: id })
    const caption = await keep({ type: 'caption', content: 'Bread', metadata: { platform: 'TikTok' }, videoId: id })
    const planned = await plan(['TikTok', 'Instagram', 'tiktok'])
    expect(planned.statusCode).toBe(201)
    expect(planned.json()).toMatchObject([
      { type: 'caption', libraryItemId: caption.id, platform: 'TikTok' },
      { type: 'script', platform: 'Instagram' },
    ])
    const video = await read(id)
    expect(video.pieces.plan).toHaveLength(3)
    expect(video.progress.plan).toMatchObject({ state: 'done' })
    const [first] = video.pieces.plan
    await ask('PUT', `/api/planner/${first?.id}`, { status: 'completed' })
    expect((await read(id)).progress.plan.entry?.id).not.toBe(first?.id)
  })

  it('have pages of their items, with the filters of the library', async () => {
    const { id } = await begin()
    const page = async (input: object) => {
      const url = `/trpc/library.page?input=${encodeURIComponent(JSON.stringify(input))}`
      const answer = (await ask('GET', url)).json<{ result: { data: LibraryPage } }>()
      return { ...answer.result.data, ids: answer.result.data.items.map((item) => item.content) }
    }
    await keep({ type: 'hook', content: 'loose' })
    for (const [type, content] of [
      ['hook', 'one rye'],
      ['script', 'two'],
      ['caption', 'three rye'],
    ])
      await keep({ type, content, videoId: id })
    expect((await page({ video: id })).ids).toEqual(['three rye', 'two', 'one rye'])
    expect((await page({ video: id, search: 'RYE' })).ids).toEqual(['three rye', 'one rye'])
    expect((await page({ video: id, type: 'script' })).ids).toEqual(['two'])
    expect((await page({ video: 'nobody’s' })).ids).toEqual([])
    const { nextCursor } = await page({ video: id, limit: 2 })
    expect((await page({ video: id, limit: 2, cursor: nextCursor })).ids).toEqual(['one rye'])
  })

  it('add items and remove them again', async () => {
    const { id } = await begin({ hook: 'Feed it twice.' })
    const script = await keep({ type: 'script', content: 'Feed it.' })
    const caption = await keep({ type: 'caption', content: 'Bread', metadata: { platform: 'YouTube' } })
    const add = (video: string | null) =>
      ask('POST', '/trpc/library.videos.addItems', { id: video, libraryItemIds: [script.id, caption.id] })
    expect((await add(id)).statusCode).toBe(200)
    expect((await read(id)).progress).toMatchObject({ script: { state: 'done' }, caption: { state: 'done' } })
    await ask('PATCH', `/api/videos/${id}`, { hook: 'Feed it once.' })
    expect((await read(id)).progress).toMatchObject({ script: { state: 'stale' }, caption: { state: 'done' } })
    await add(null)
    expect((await read(id)).progress).toMatchObject({ script: { state: 'open' }, caption: { state: 'open' } })
  })

  it('are listed with their progress', async () => {
    const { id } = await begin({ hook: 'Feed it twice.' })
    await keep({ type: 'script', content: '[0:00 Hook]\nFeed it twice.\n[Fill in: Say when]', videoId: id })
    for (const platform of ['TikTok', 'YouTube'])
      await keep({ type: 'caption', content: 'Bread', metadata: { platform }, videoId: id })
    const { id: userId } = await app.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    await insertSpeech(app.db, userId, 'spoken', { video_id: id })
    const scheduledDate = new Date(app.clock.now().getTime() + 86_400_000).toISOString()
    await ask('POST', `/api/videos/${id}/plan`, { platforms: ['TikTok'], scheduledDate })
    await ask('PATCH', `/api/videos/${id}`, { hook: 'Feed it once.' })
    await begin({ hook: 'Another' })
    const listed = (await ask('GET', '/api/videos')).json<Video[]>()
    const { pieces: _, ...video } = await read(id)
    expect(listed[1]).toEqual(video)
    expect(video.progress).toMatchObject({
      script: { state: 'stale', words: 3, gaps: 1 },
      voice: { state: 'done', voice: 'nova', format: 'mp3' },
      caption: { state: 'done', platforms: ['YouTube', 'TikTok'] },
      plan: { state: 'done' },
    })
  })

  it('are limited, with a reason for programs', async () => {
    const { id: userId } = await app.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    await sql`with recursive number (n) as (select 1 union all select n + 1 from number where n < ${MOST_VIDEOS})
      insert into videos (id, user_id, topic, details, created_at, updated_at)
      select 'v' || n, ${userId}, 'Bread', '[]', '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z' from number`.execute(
      app.db,
    )
    const refused = await ask('POST', '/api/videos', { topic: 'One more' })
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({ reason: 'library_full' })
  })

  it('are listed by a fixed number of statements', async () => {
    let statements = 0
    const counted = app.db.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const { id: userId } = await app.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const count = async () => {
      const videos = await createVideosRepository(counted).findNext(userId, 100, undefined)
      const nextEntries = createVideoPlan({
        repository: createVideoEntriesRepository(counted),
        clock: app.clock,
      }).nextEntries
      const reader = createVideoReader({
        repository: createVideosRepository(counted),
        pieces: createVideoPiecesRepository(counted),
        progress: createVideoProgressRepository(counted),
        nextEntries,
      })
      statements = 0
      await reader.findVideoState(userId, videos)
      return statements
    }
    await begin({ hook: 'One' })
    const few = await count()
    for (let at = 0; at < 20; at += 1) {
      const { id } = await begin({ hook: 'Many' })
      if (at % 2 === 0) await keep({ type: 'script', content: `Feed it ${at}.`, videoId: id })
    }
    expect(await count()).toBe(few)
  })

  it('are deleted without their pieces, or with them', async () => {
    const [loose, gone] = [await begin({ hook: 'One' }), await begin({ hook: 'Two' })]
    const scheduledDate = new Date(app.clock.now().getTime() + 86_400_000).toISOString()
    for (const { id } of [loose, gone])
      await ask('POST', `/api/videos/${id}/plan`, { platforms: ['TikTok'], scheduledDate })
    expect((await ask('DELETE', `/api/videos/${loose.id}`)).statusCode).toBe(200)
    expect((await ask('DELETE', `/api/videos/${gone.id}?alsoPieces=true`)).statusCode).toBe(200)
    const items = (await ask('GET', '/api/library')).json<LibraryItem[]>()
    expect(items.map(({ content, videoId }) => [content, videoId])).toEqual([['One', undefined]])
    expect((await ask('GET', '/api/planner')).json()).toHaveLength(1)
    const trash = await app.db
      .selectFrom('library_items')
      .select('content')
      .where('deleted_at', 'is not', null)
      .execute()
    expect(trash).toEqual([{ content: 'Two' }])
  })
})
