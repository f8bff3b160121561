import { beforeEach, expect, it } from 'vitest'
import { type ArchiveVideo } from '../../../../shared/features/library/archive.schema.ts'
import { describeDialects } from '../../../testing/database/dialects.ts'
import { insertUser } from '../../../testing/database/insert-user.ts'
import { createLibraryRepository } from '../items/library.repository.ts'
import { createVideoTransferRepository, type VideoTransferRepository } from './video-transfer.repository.ts'

const AT = '2026-11-22T12:00:00.000Z'

const video = (id: string, originalId: string | null = null): ArchiveVideo => ({
  id,
  originalId,
  title: null,
  topic: `Zoë’s ${id} 🍕`,
  details: ['5 %'],
  platform: 'TikTok',
  tone: 'casual',
  hook: null,
  createdAt: AT,
  updatedAt: AT,
})

const item = (id: string) => ({
  id,
  title: id,
  type: 'caption' as const,
  content: id,
  tags: [],
  isFavorite: false,
  folder: null,
  originalId: null,
  metadata: null,
  createdAt: AT,
})

describeDialects('imported videos', (database) => {
  let transfer: VideoTransferRepository

  beforeEach(async () => {
    for (const user of ['u1', 'u2']) await insertUser(database(), user)
    transfer = createVideoTransferRepository(database())
  })

  it('are imported once for each original and user, within the limit, all or none', async () => {
    expect(await transfer.insertAll('u1', [video('a', 'first'), video('b', 'second')], 3)).toBe('kept')
    expect(await transfer.insertAll('u1', [video('c', 'first')], 3)).toBe('kept')
    expect(await transfer.insertAll('u2', [video('d', 'first')], 3)).toBe('kept')
    expect(await transfer.insertAll('u1', [video('e', 'third'), video('f', 'fourth')], 3)).toBe('full')
    expect(await transfer.findOrigins('u1')).toEqual([
      { id: 'a', originalId: 'first' },
      { id: 'b', originalId: 'second' },
    ])
    expect(await transfer.count('u1')).toBe(2)
    const [newest] = await transfer.findNext('u1', 1, undefined)
    expect(newest).toEqual(video('b', 'second'))
    expect(await transfer.findNext('u1', 9, newest)).toEqual([video('a', 'first')])
    const lost = async () => Promise.reject(new Error('Another import has taken over'))
    await expect(transfer.insertAll('u1', [video('g')], 9, lost)).rejects.toThrow('taken over')
    expect(await transfer.count('u1')).toBe(2)
  })

  it("get the user's pieces without a video", async () => {
    await transfer.insertAll('u1', [video('a', 'first'), video('b', 'second')], 9)
    await transfer.insertAll('u2', [video('theirs', 'first')], 9)
    const library = createLibraryRepository(database())
    for (const id of ['loose', 'other']) await library.insert('u1', item(id), id)
    await library.insert('u2', item('hers'), 'hers')
    const madeFrom = { type: 'hook' as const, id: 'a', hash: 'a'.repeat(64), text: 'Zoë 🍕' }
    const piece = (id: string, videoId: string) => ({ kind: 'items' as const, id, videoId, madeFrom, videoAt: AT })
    await transfer.join('u1', [piece('loose', 'a'), piece('hers', 'a'), piece('other', 'theirs'), piece('loose', 'b')])
    const rows = await database()
      .selectFrom('library_items')
      .select(['id', 'video_id', 'made_from', 'video_at'])
      .orderBy('id')
      .execute()
    expect(rows.map(({ id, video_id }) => [id, video_id])).toEqual([
      ['hers', null],
      ['loose', 'a'],
      ['other', null],
    ])
    expect(JSON.parse(rows[1]?.made_from ?? '')).toEqual(madeFrom)
  })
})
