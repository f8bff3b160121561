import { beforeEach, expect, it } from 'vitest'
import { type LibraryType } from '../../../../shared/features/library/library.constants.ts'
import { type PlannerPlatform } from '../../../../shared/features/planner/planner.constants.ts'
import { describeDialects } from '../../../testing/database/dialects.ts'
import { insertUser } from '../../../testing/database/insert-user.ts'
import { createPlannerRepository } from '../../planner/planner.repository.ts'
import { createLibraryBulkRepository } from '../items/library-bulk.repository.ts'
import { createLibraryRepository } from '../items/library.repository.ts'
import { createVideoItemsRepository } from './video-items.repository.ts'
import { countMoving } from './video-replan.repository.ts'

const AT = '2026-11-22T12:00:00.000Z'
const LATER = new Date('2026-11-22T13:00:00.000Z')

describeDialects('the entries of a video', (database) => {
  const keep = async (
    id: string,
    type: LibraryType,
    more: { videoId?: string; platform?: string; at?: string } = {},
  ) => {
    const { videoId = 'v1', platform, at = AT } = more
    const item = { id, title: id, type, content: id, tags: [], isFavorite: false, folder: null, originalId: id }
    const metadata = platform === undefined ? null : { platform }
    const join = { videoId, madeFrom: null }
    await createLibraryRepository(database()).insert('u1', { ...item, metadata, createdAt: at }, id, join)
  }

  const plan = async (
    id: string,
    itemId: string,
    platform: PlannerPlatform = 'TikTok',
    videoId: string | null = 'v1',
  ) => {
    const entry = { id, user_id: 'u1', library_item_id: itemId, video_id: videoId, platform, scheduled_at: AT }
    const rest = { time_zone: null, description: null, status: 'planned' as const, reminded_at: null }
    const times = { created_at: AT, updated_at: AT }
    await database()
      .insertInto('planner_entries')
      .values({ ...entry, ...rest, ...times, reminded_on: null })
      .execute()
  }

  const planned = async () => {
    const rows = await database()
      .selectFrom('planner_entries')
      .select(['id', 'library_item_id'])
      .orderBy('id')
      .execute()
    return Object.fromEntries(rows.map((row) => [row.id, row.library_item_id]))
  }

  const discard = (...ids: string[]) =>
    createLibraryBulkRepository(database()).apply('u1', { ids, action: { type: 'delete' } }, LATER)
  const restore = (...ids: string[]) =>
    createLibraryBulkRepository(database()).apply('u1', { ids, action: { type: 'restore' } }, LATER)
  const remove = (id: string) => createLibraryRepository(database()).delete('u1', id, LATER)

  beforeEach(async () => {
    for (const user of ['u1', 'u2']) await insertUser(database(), user)
    for (const id of ['v1', 'v2']) {
      const video = { id, user_id: 'u1', title: null, topic: id, details: '[]', tone: null, hook: 'hook' }
      await database()
        .insertInto('videos')
        .values({ ...video, platform: 'TikTok', created_at: AT, updated_at: AT })
        .execute()
    }
  })

  it('plan the script without a caption, the hook without a script, and are deleted with the last piece', async () => {
    await keep('caption', 'caption', { platform: 'tiktok' })
    await keep('elsewhere', 'caption', { platform: 'YouTube' })
    await keep('script', 'script')
    await keep('hook', 'hook')
    await keep('other hook', 'hook', { at: '2026-11-22T12:30:00.000Z' })
    await database().updateTable('videos').set({ hook: 'hook' }).where('id', '=', 'v1').execute()
    await plan('e1', 'caption')
    const seen: unknown[] = []
    for (const id of ['caption', 'script', 'hook', 'other hook', 'elsewhere']) {
      expect(await countMoving(database(), 'u1', id)).toBe(id === 'elsewhere' ? 0 : 1)
      expect(await remove(id)).toBe(true)
      seen.push((await planned())['e1'])
    }
    expect(seen).toEqual(['script', 'hook', 'other hook', 'elsewhere', undefined])
  })

  it('are hidden only with the last piece in the trash, and shown again with any piece', async () => {
    await keep('caption', 'caption')
    await keep('script', 'script')
    for (const id of ['e1', 'e2']) await plan(id, 'caption')
    await plan('e3', 'caption', 'YouTube')
    await discard('caption')
    expect(await planned()).toEqual({ e1: 'script', e2: 'script', e3: 'script' })
    await restore('caption')
    expect(await planned()).toEqual({ e1: 'caption', e2: 'caption', e3: 'script' })
    await discard('caption', 'script')
    expect(await planned()).toEqual({ e1: 'caption', e2: 'caption', e3: 'script' })
    await restore('script')
    expect(await planned()).toEqual({ e1: 'script', e2: 'script', e3: 'script' })
    const [{ updated_at } = { updated_at: '' }] = await database().selectFrom('planner_entries').selectAll().execute()
    expect(updated_at).toBe(LATER.toISOString())
  })

  it('move from an item in the trash to a newly written piece, and are not deleted with that item', async () => {
    await keep('caption', 'caption')
    await plan('e1', 'caption')
    await discard('caption')
    await keep('script', 'script')
    expect(await planned()).toEqual({ e1: 'script' })
    await keep('caption', 'caption')
    expect(await planned()).toEqual({ e1: 'caption' })
    await discard('script', 'caption')
    await database().updateTable('library_items').set({ deleted_at: null }).where('id', '=', 'script').execute()
    const bulk = createLibraryBulkRepository(database())
    expect(await bulk.purge(new Date(LATER.getTime() + 1), LATER)).toBe(1)
    expect(await planned()).toEqual({ e1: 'script' })
  })

  it('plan another piece when theirs leaves the video, and a new one once it is saved', async () => {
    await keep('script', 'script')
    await keep('caption', 'caption')
    await plan('e1', 'caption')
    await plan('done', 'caption')
    await database().updateTable('planner_entries').set({ status: 'completed' }).where('id', '=', 'done').execute()
    const items = createVideoItemsRepository(database())
    await items.takeOut('u2', ['caption'], LATER.toISOString())
    expect(await planned()).toEqual({ done: 'caption', e1: 'caption' })
    await items.takeOut('u1', ['caption'], LATER.toISOString())
    // A completed entry still names what was published.
    expect(await planned()).toEqual({ done: 'caption', e1: 'script' })
    await keep('new caption', 'caption', { at: LATER.toISOString() })
    expect(await planned()).toEqual({ done: 'caption', e1: 'new caption' })
    const back = { id: 'caption', type: 'caption' as const, content: 'caption', madeFrom: null }
    await items.add('u1', 'v1', [back], '2026-11-22T14:00:00.000Z')
    expect(await planned()).toEqual({ done: 'caption', e1: 'caption' })
    await items.add('u1', 'v2', [back], '2026-11-22T15:00:00.000Z')
    expect(await planned()).toEqual({ done: 'caption', e1: 'new caption' })
  })

  it('stay with an item that left their video until another piece is saved', async () => {
    await keep('caption', 'caption')
    await plan('e1', 'caption')
    await createVideoItemsRepository(database()).takeOut('u1', ['caption'], LATER.toISOString())
    expect(await planned()).toEqual({ e1: 'caption' })
    await keep('script', 'script')
    expect(await planned()).toEqual({ e1: 'script' })
  })

  it("never move to another video's piece, and are deleted with their item without a video", async () => {
    await keep('caption', 'caption')
    await keep('script', 'script', { videoId: 'v2' })
    await plan('e1', 'caption')
    await plan('loose', 'script', 'TikTok', null)
    expect(await countMoving(database(), 'u2', 'caption')).toBe(0)
    await createLibraryBulkRepository(database()).apply('u2', { ids: ['caption'], action: { type: 'delete' } }, LATER)
    expect(await planned()).toEqual({ e1: 'caption', loose: 'script' })
    for (const id of ['caption', 'script']) await remove(id)
    expect(await planned()).toEqual({})
  })

  it('are not lost when they are created while their item is deleted', async () => {
    await keep('script', 'script')
    for (const id of ['c1', 'c2', 'c3']) await keep(id, 'caption')
    const planner = createPlannerRepository(database())
    const entry = {
      platform: 'TikTok',
      scheduledDate: AT,
      timeZone: null,
      description: null,
      status: 'planned',
    } as const
    const asked = ['c1', 'c2', 'c3'].map(async (libraryItemId) => {
      const one = { ...entry, id: `e-${libraryItemId}`, libraryItemId, videoId: 'v1', createdAt: AT }
      const [added] = await Promise.all([planner.insert('u1', [one], 10), remove(libraryItemId)])
      return added === 1 ? [one.id] : []
    })
    const kept = (await Promise.all(asked)).flat()
    expect(Object.keys(await planned())).toEqual(kept.toSorted())
    expect(Object.values(await planned()).filter((itemId) => itemId !== 'script')).toEqual([])
  })
})
