import { type Insertable } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { type LibraryItemsTable } from '../../../../db/schema/library-items.ts'
import { describeDialects } from '../../testing/dialects.ts'
import { insertUser } from '../../testing/insert-user.ts'
import { createCalendarFeedRepository } from './calendar-feed.repository.ts'
import { createPlannerRepository, type PlannedEntry, type PlannerRepository } from './planner.repository.ts'
import { createReminderRepository } from './reminder.repository.ts'

const NOW = new Date('2026-11-20T12:00:00.000Z')
const LATER = new Date('2026-11-20T13:00:00.000Z')
const AROUND = { from: new Date('2026-11-20'), to: new Date('2026-12-30') }

const item = (id: string, userId: string): Insertable<LibraryItemsTable> => ({
  id,
  user_id: userId,
  title: `Hook: ${id} 🍕`,
  type: 'hook',
  content: id,
  content_hash: id,
  tags: '[]',
  is_favorite: 0,
  folder: null,
  original_id: null,
  metadata: null,
  created_at: NOW.toISOString(),
  updated_at: NOW.toISOString(),
})

const entry = (id: string, more: Partial<PlannedEntry> = {}) => ({
  id,
  libraryItemId: 'pizza',
  platform: 'TikTok' as const,
  scheduledDate: '2026-12-01T18:00:00.000Z',
  timeZone: 'Europe/Berlin',
  description: 'Zoë’s 5 % 🍕',
  status: 'planned' as const,
  createdAt: NOW.toISOString(),
  ...more,
})

describeDialects('the plan', (database) => {
  let planner: PlannerRepository

  beforeEach(async () => {
    planner = createPlannerRepository(database())
    for (const user of ['u1', 'u2']) await insertUser(database(), user, { emailVerifiedAt: NOW })
    const items = [item('pizza', 'u1'), item('bread', 'u1'), item('theirs', 'u2')]
    await database().insertInto('library_items').values(items).execute()
  })

  it('holds own items only, in order of their dates, with what their items are called', async () => {
    expect(await planner.insert('u1', entry('b'))).toBe(true)
    expect(await planner.insert('u1', entry('a', { scheduledDate: '2026-12-01T17:59:59.999Z', timeZone: null }))).toBe(
      true,
    )
    expect(await planner.insert('u1', entry('c', { libraryItemId: 'bread', description: null }))).toBe(true)
    expect(await planner.insert('u1', entry('d', { libraryItemId: 'theirs' }))).toBe(false)
    expect(await planner.insert('u1', entry('e', { libraryItemId: 'nothing' }))).toBe(false)
    const list = await planner.findAll('u1')
    expect(list.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(list[1]).toEqual({ ...entry('b'), title: 'Hook: pizza 🍕', type: 'hook', updatedAt: NOW.toISOString() })
    expect(list[2]).toMatchObject({ title: 'Hook: bread 🍕', description: null })
    expect(await planner.findAll('u2')).toEqual([])
  })

  it('changes what is named, and nothing of somebody else', async () => {
    await planner.insert('u1', entry('a'))
    expect(await planner.update('u2', 'a', { status: 'completed' }, LATER)).toBe(false)
    expect(await planner.update('u1', 'a', { status: 'in-progress', description: null }, LATER)).toBe(true)
    const changed = { ...entry('a'), status: 'in-progress', description: null, updatedAt: LATER.toISOString() }
    expect(await planner.find('u1', 'a')).toMatchObject(changed)
    expect(await planner.find('u2', 'a')).toBeUndefined()
    expect(await planner.delete('u2', 'a')).toBe(false)
    expect(await planner.delete('u1', 'a')).toBe(true)
    expect(await planner.find('u1', 'a')).toBeUndefined()
  })

  it('counts the entries of an item, which go with it', async () => {
    for (const id of ['a', 'b']) await planner.insert('u1', entry(id))
    await planner.insert('u1', entry('c', { libraryItemId: 'bread' }))
    expect(await planner.countByItem('u1', 'pizza')).toBe(2)
    expect(await planner.countByItem('u2', 'pizza')).toBe(0)
    await database().deleteFrom('library_items').where('id', '=', 'pizza').execute()
    expect((await planner.findAll('u1')).map(({ id }) => id)).toEqual(['c'])
  })

  it('has one feed a user, whose newest token alone opens it', async () => {
    const feeds = createCalendarFeedRepository(database())
    await feeds.replace('u1', 'first', NOW)
    await feeds.replace('u2', 'theirs', NOW)
    await feeds.replace('u1', 'second', LATER)
    expect(await feeds.findSince('u1')).toBe(LATER.toISOString())
    expect(await feeds.findOwner('first')).toBeUndefined()
    expect(await feeds.findOwner('second')).toBe('u1')
    await feeds.delete('u1')
    expect(await feeds.findOwner('second')).toBeUndefined()
    expect(await feeds.findOwner('theirs')).toBe('u2')
  })

  it('gives an entry to remind of to one of those who claim it at once, and takes it back', async () => {
    const reminders = createReminderRepository(database())
    for (const [user, flag] of [['u1', 1] as const, ['u2', 0] as const]) {
      const preferences = { user_id: user, notifications: 0, email_updates: flag, data_sharing: 0 }
      await database().insertInto('preferences').values(preferences).execute()
    }
    await planner.insert('u1', entry('b'))
    await planner.insert('u1', entry('a'))
    await planner.insert('u1', entry('done', { status: 'completed' }))
    await planner.insert('u2', entry('off', { libraryItemId: 'theirs' }))
    const [first, ...others] = await reminders.findAwaiting(AROUND, 1, undefined)
    expect([first?.id, others]).toEqual(['a', []])
    expect(await reminders.findAwaiting(AROUND, 5, first)).toEqual([
      { id: 'b', userId: 'u1', scheduledDate: entry('b').scheduledDate, timeZone: 'Europe/Berlin' },
    ])
    const claims = await Promise.all(
      Array.from({ length: 4 }, () => reminders.claim('u1', ['a', 'b', 'done', 'off'], NOW)),
    )
    expect(
      claims
        .flat()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['a', 'b'])
    expect(claims.flat()[0]).toMatchObject({ title: 'Hook: pizza 🍕', platform: 'TikTok', description: 'Zoë’s 5 % 🍕' })
    expect(await reminders.findOf('u1', AROUND)).toEqual([])
    await reminders.release('u1', ['a'], LATER)
    await reminders.release('u2', ['a'], NOW)
    expect(await reminders.findOf('u1', AROUND)).toEqual([])
    await reminders.release('u1', ['a'], NOW)
    expect((await reminders.findOf('u1', AROUND)).map(({ id }) => id)).toEqual(['a'])
    expect((await planner.exportAll('u1')).find(({ id }) => id === 'b')?.remindedAt).toBe(NOW.toISOString())
  })
})
