import { beforeEach, expect, it } from 'vitest'
import { PlannerEntry } from '../../../shared/features/planner/planner.schema.ts'
import { describeDialects } from '../../testing/database/dialects.ts'
import { insertUser } from '../../testing/database/insert-user.ts'
import { createPlanJsonRepository } from './plan-json.repository.ts'
import { createPlannerRepository, type NewEntry } from './planner.repository.ts'

const NOW = '2026-11-20T12:00:00.000Z'

const entry = (id: string, more: Partial<NewEntry> = {}): NewEntry => ({
  id,
  libraryItemId: 'mine',
  platform: 'TikTok',
  scheduledDate: '2026-12-01T18:00:00.000Z',
  timeZone: null,
  description: null,
  status: 'planned',
  createdAt: NOW,
  ...more,
})

describeDialects('the text of a plan', (database) => {
  beforeEach(async () => {
    for (const user of ['u1', 'u2']) {
      await insertUser(database(), user)
      await database()
        .insertInto('library_items')
        .values({
          id: user === 'u1' ? 'mine' : 'theirs',
          user_id: user,
          title: 'Bread: "quoted" \\ 🍞\n',
          type: 'hook',
          content: 'Bread',
          content_hash: user,
          tags: '[]',
          is_favorite: 0,
          folder: null,
          original_id: null,
          metadata: null,
          created_at: NOW,
          updated_at: NOW,
        })
        .execute()
    }
    await database()
      .insertInto('videos')
      .values({
        id: 'video',
        user_id: 'u1',
        original_id: 'video',
        topic: 'Bread',
        details: '[]',
        created_at: NOW,
        updated_at: NOW,
      })
      .execute()
  })

  it('is the list of the entries, with every sign of their texts, in pages', async () => {
    const [planner, texts] = [createPlannerRepository(database()), createPlanJsonRepository(database())]
    const entries = [
      entry('c', { scheduledDate: '2026-12-02T18:00:00.000Z', description: 'Zoë’s "5 %" \\ 🍕\t</b>' }),
      entry('b', { videoId: 'video' }),
      entry('a'),
    ]
    await planner.insert('u1', entries, 10)
    await planner.insert('u2', [entry('d', { libraryItemId: 'theirs' })], 10)
    const read = async (limit: number, after?: PlannerEntry) => {
      const { text, entries: count } = await texts.findText('u1', limit, after)
      const page = PlannerEntry.array().parse(JSON.parse(String(text)))
      expect(page).toHaveLength(count)
      return page
    }
    const all = (await planner.findNext('u1', 9, undefined)).map(({ timeZone: _zone, updatedAt: _at, ...one }) => one)
    expect(all.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(await read(9)).toEqual(all)
    expect(await read(2)).toEqual(all.slice(0, 2))
    expect(await read(9, all[1])).toEqual(all.slice(2))
    expect(await read(9, all[2])).toEqual([])
  })
})
