import { type Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { json } from '../../../../../db/columns.ts'
import { type Database } from '../../../../../db/schema/database.ts'
import { describeDialects } from '../../../testing/database/dialects.ts'
import { insertSpeech } from '../../../testing/database/insert-speech.ts'
import { insertUser } from '../../../testing/database/insert-user.ts'
import { createGenerationsRepository } from '../../../generation/generations.repository.ts'
import { createLibraryRepository } from '../items/library.repository.ts'
import { buildSource } from './current-pieces.service.ts'
import { createVideoItemsRepository } from './video-items.repository.ts'
import { createVideoPiecesRepository } from './pieces/video-pieces.repository.ts'
import { createVideoSearchRepository } from './video-search.repository.ts'
import { createVideosRepository, type StoredVideo } from './videos.repository.ts'

const at = (second: number): string => new Date(Date.UTC(2026, 10, 1, 0, 0, second)).toISOString()

const video = (id: string, second: number): StoredVideo => ({
  id,
  title: null,
  topic: 'Sourdough',
  details: ['Rye'],
  platform: 'TikTok',
  tone: null,
  hook: null,
  createdAt: at(second),
  updatedAt: at(second),
})

const HOOK = buildSource('hook', 'v1', 'Feed it twice.')

async function keep(
  db: Kysely<Database>,
  id: string,
  type: 'hook' | 'script' | 'caption',
  more: { videoId?: string; second?: number; platform?: string; titles?: string; content?: string } = {},
) {
  const { videoId = 'v1', second = 1, platform, titles, content = id } = more
  const item = {
    id,
    title: id,
    type,
    content,
    tags: [],
    isFavorite: false,
    folder: null,
    originalId: `of ${content}`,
    metadata: platform === undefined ? null : { platform, ...(titles !== undefined && { titles }) },
    createdAt: at(second),
  }
  await createLibraryRepository(db).insert('u1', item, content, { videoId, madeFrom: HOOK })
}

describeDialects('videos in the database', (database) => {
  async function open() {
    const db = database()
    await insertUser(db, 'u1')
    await insertUser(db, 'u2')
    const videos = createVideosRepository(db)
    for (const [id, second] of [
      ['v1', 1],
      ['v2', 2],
      ['v3', 2],
    ] as const)
      await videos.insert('u1', video(id, second), undefined, 10)
    const pieces = createVideoPiecesRepository(db)
    const current = async (ids = ['v1', 'v2', 'v3']) => pieces.find('u1', ids)
    return { db, videos, pieces, current }
  }

  it('are listed in pages, newest first, and changed and deleted by their owner alone', async () => {
    const { videos } = await open()
    const ids = async (limit: number, after?: StoredVideo) =>
      (await videos.findNext('u1', limit, after)).map(({ id }) => id)
    expect(await ids(2)).toEqual(['v3', 'v2'])
    expect(await ids(2, video('v2', 2))).toEqual(['v1'])
    expect(await videos.findNext('u2', 2, undefined)).toEqual([])
    expect(await videos.update('u2', 'v1', { hook: 'Mine' }, new Date(at(9)))).toBeUndefined()
    expect(await videos.delete('u2', 'v1')).toBe(false)
    expect(await videos.update('u1', 'v1', { hook: 'Mine', details: [] }, new Date(at(9)))).toEqual({
      ...video('v1', 1),
      hook: 'Mine',
      details: [],
      updatedAt: at(9),
    })
    expect(await videos.delete('u1', 'v1')).toBe(true)
    expect(await videos.find('u1', 'v1')).toBeUndefined()
    expect(await videos.insert('u1', video('v4', 4), undefined, 2)).toBe('full')
  })

  it('are created once for a generation of hooks, also in parallel', async () => {
    const { db, videos } = await open()
    await createGenerationsRepository(db).insertFinished('u1', {
      id: 'g1',
      tool: 'hooks',
      input: { useInternetSearch: false },
      topic: 'Sourdough',
      content: { value: { hooks: [] }, pieces: 0 },
      sources: [],
      createdAt: at(1),
    })
    const begun = await Promise.all(
      ['a', 'b', 'c'].map((id) => videos.insert('u1', { ...video(id, 5), hook: `Hook ${id}` }, 'g1', 10)),
    )
    const made = begun.map((one) => (typeof one === 'string' ? one : one.id))
    expect(new Set(made).size).toBe(1)
    expect(await videos.findNext('u1', 10, undefined)).toHaveLength(4)
    expect(await videos.insert('u2', video('d', 5), 'g1', 10)).toBe('unknown')
  })

  it('are found by the text of a saved piece of their owner', async () => {
    const { db } = await open()
    const texts = createVideoSearchRepository(db)
    await keep(db, 's1', 'script', { content: 'A sponge on a Tuesday.' })
    await keep(db, 's2', 'script', { content: 'Nothing.', videoId: 'v2' })
    await keep(db, 'c3', 'caption', { content: 'TUESDAY again', videoId: 'v3' })
    expect(await texts.findByPieces('u1', 'tuesday')).toEqual(new Set(['v1', 'v3']))
    expect(await texts.findByPieces('u1', 'x')).toEqual(new Set())
    expect(await texts.findByPieces('u2', 'tuesday')).toEqual(new Set())
  })

  it('have the newest piece of each kind and platform, with its source', async () => {
    const { db, current } = await open()
    await keep(db, 's1', 'script', { second: 3 })
    await keep(db, 's2', 'script', { second: 2 })
    await keep(db, 'c1', 'caption', { platform: 'TikTok', second: 1 })
    await keep(db, 'c2', 'caption', { platform: 'tiktok', second: 2 })
    await keep(db, 'c3', 'caption', { platform: 'YouTube', titles: 'One\nTwo' })
    await keep(db, 'c4', 'caption')
    await keep(db, 'x1', 'script', { videoId: 'v2' })
    const kept = (await current()).kept
    expect(kept.map(({ id }) => id).sort()).toEqual(['c2', 'c3', 'c4', 's1', 'x1'])
    expect(kept.find(({ id }) => id === 's1')).toMatchObject({ videoId: 'v1', madeFrom: HOOK, content: 's1' })
    expect(Object.fromEntries(kept.map(({ id, titles }) => [id, titles]))).toMatchObject({ c2: null, c3: 'One\nTwo' })
    // An older piece that is added again becomes the newest.
    await keep(db, 'again', 'script', { second: 9, content: 's2' })
    expect((await current(['v1'])).kept.find(({ type }) => type === 'script')?.id).toBe('s2')
    expect((await createVideoPiecesRepository(db).find('u2', ['v1'])).kept).toEqual([])
  })

  it('keep the source of a piece that is saved again', async () => {
    const { db, current } = await open()
    await keep(db, 's1', 'script')
    const now = buildSource('hook', 'v1', 'Feed it once.')
    await createVideoItemsRepository(db).setMadeFrom('u1', 'library_items', 's1', now)
    await keep(db, 'again', 'script', { content: 's1' })
    expect((await current(['v1'])).kept[0]?.madeFrom).toEqual(now)
  })

  it('have the newest voice with a file, a saved one first', async () => {
    const { db, current } = await open()
    const of = (second: number) => ({ video_id: 'v1', made_from: json.encode(HOOK), created_at: at(second) })
    await insertSpeech(db, 'u1', 'a', of(1))
    await insertSpeech(db, 'u1', 'b', of(2))
    await insertSpeech(db, 'u1', 'c', { ...of(3), file_key: null })
    expect((await current()).spoken).toMatchObject([{ speechId: 'b', recordingId: null, madeFrom: HOOK }])
    await db
      .insertInto('voice_recordings')
      .values({ id: 'r', user_id: 'u1', name: 'r', speech_id: 'a', video_id: 'v1', created_at: at(4) })
      .execute()
    expect((await current()).recorded).toMatchObject([{ speechId: 'a', recordingId: 'r', madeFrom: null }])
  })

  it('do not delete their pieces when they are deleted', async () => {
    const { db, videos } = await open()
    await keep(db, 's1', 'script')
    await insertSpeech(db, 'u1', 'a', { video_id: 'v1' })
    await videos.delete('u1', 'v1')
    const rows = await db.selectFrom('library_items').select(['id', 'video_id']).execute()
    expect(rows).toEqual([{ id: 's1', video_id: null }])
    expect(await db.selectFrom('speech_generations').select('video_id').execute()).toEqual([{ video_id: null }])
  })

  it('add and remove items, with their recordings', async () => {
    const { db, videos } = await open()
    await keep(db, 'h1', 'hook', { content: 'A hook', videoId: 'v2' })
    expect(await videos.find('u1', 'v2')).toMatchObject({ hook: 'A hook' })
    const items = createVideoItemsRepository(db)
    const item = { id: 'h1', type: 'hook', content: 'A hook', madeFrom: null } as const
    await items.add('u1', 'v1', [item], at(5))
    expect(await videos.find('u1', 'v1')).toMatchObject({ hook: 'A hook', updatedAt: at(5) })
    expect(await items.findIds('u1', 'v1')).toEqual({ items: ['h1'], recordings: [] })
    await items.takeOut('u2', ['h1'], at(6))
    expect(await items.findIds('u1', 'v1')).toEqual({ items: ['h1'], recordings: [] })
    await items.takeOut('u1', ['h1'], at(6))
    expect(await items.findIds('u1', 'v1')).toEqual({ items: [], recordings: [] })
  })
})
