import { beforeEach, describe, expect, it } from 'vitest'
import { type LibraryItem } from '../../../../shared/features/library/library.schema.ts'
import { type PlannerEntry } from '../../../../shared/features/planner/planner.schema.ts'
import { type Video, type VideoDetail } from '../../../../shared/features/videos/videos.schema.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

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
  it('begin with a topic, are read, changed and deleted', async () => {
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

  it('get the hook that is kept with them, and follow it', async () => {
    const { id } = await begin()
    const hook = await keep({ type: 'hook', content: 'Feed it twice.', originalId: 'h1', videoId: id })
    expect(hook.videoId).toBe(id)
    expect(await read(id)).toMatchObject({ hook: 'Feed it twice.', pieces: { hookItemId: hook.id } })
    await ask('PUT', `/api/library/${hook.id}`, { content: 'Feed it once.' })
    expect(await read(id)).toMatchObject({ hook: 'Feed it once.', pieces: { hookItemId: hook.id } })
  })

  it('mark what was made from an older hook or script until it is kept', async () => {
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

  it('are planned for several platforms, of the caption there, else the script', async () => {
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

  it('stay whole when they are deleted, or take their pieces with them', async () => {
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
