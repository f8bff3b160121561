import { type Insertable } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { type LibraryItemsTable } from '../../../../db/schema/library-items.ts'
import { describeDialects } from '../../testing/database/dialects.ts'
import { insertUser } from '../../testing/database/insert-user.ts'
import { createCalendarFeedRepository } from './calendar-feed.repository.ts'
import { createPlannerRepository, type PlannedEntry, type PlannerRepository } from './planner.repository.ts'
import { createReminderRepository } from './reminder.repository.ts'

const MOST = 10_000
/** The lease check that the repository gets. */

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

  it('accepts own items only, and lists them by date with their titles', async () => {
    expect(await planner.insert('u1', [entry('b')], MOST)).toBe(1)
    const early = entry('a', { scheduledDate: '2026-12-01T17:59:59.999Z', timeZone: null })
    expect(await planner.insert('u1', [early], MOST)).toBe(1)
    expect(await planner.insert('u1', [entry('c', { libraryItemId: 'bread', description: null })], MOST)).toBe(1)
    expect(await planner.insert('u1', [entry('d', { libraryItemId: 'theirs' })], MOST)).toBe(0)
    expect(await planner.insert('u1', [entry('e', { libraryItemId: 'nothing' })], MOST)).toBe(0)
    const list = await planner.findNext('u1', 10, undefined)
    expect(list.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(list[1]).toEqual({ ...entry('b'), title: 'Hook: pizza 🍕', type: 'hook', updatedAt: NOW.toISOString() })
    expect(list[2]).toMatchObject({ title: 'Hook: bread 🍕', description: null })
    expect(await planner.findNext('u2', 10, undefined)).toEqual([])
  })

  it('imports many entries unchanged, and lists them in pages, and those of trashed items by id only', async () => {
    const list = ['a', 'b', 'c', 'd'].map((id) => ({
      ...entry(id, { libraryItemId: id === 'd' ? 'bread' : 'pizza', status: 'completed' }),
      updatedAt: LATER.toISOString(),
      remindedAt: id === 'a' ? LATER.toISOString() : null,
    }))
    expect(await planner.insert('u1', [...list, entry('theirs', { libraryItemId: 'theirs' })], MOST)).toBe(4)
    const [first, second] = await planner.findNext('u1', 2, undefined)
    expect(second).toMatchObject({ id: 'b', status: 'completed', updatedAt: LATER.toISOString() })
    expect((await planner.findNext('u1', 2, second)).map(({ id }) => id)).toEqual(['c', 'd'])
    expect((await planner.exportNext('u1', 9, undefined)).map(({ remindedAt }) => remindedAt !== null)).toEqual([
      true,
      false,
      false,
      false,
    ])
    await database().updateTable('library_items').set({ deleted_at: 'now' }).where('id', '=', 'bread').execute()
    expect(await planner.findNext('u1', 9, first)).toHaveLength(2)
    const places = await planner.findNextPlaces('u1', 9, first)
    expect(places.map(({ id, libraryItemId }) => [id, libraryItemId])).toEqual([
      ['b', 'pizza'],
      ['c', 'pizza'],
      ['d', 'bread'],
    ])
    expect(await planner.findNextPlaces('u2', 9, undefined)).toEqual([])
  })

  it('enforces the limit of entries, also for parallel requests and with the trash', async () => {
    await planner.insert('u1', [entry('a', { libraryItemId: 'bread' })], 3)
    await database().updateTable('library_items').set({ deleted_at: 'now' }).where('id', '=', 'bread').execute()
    const added = await Promise.all(['b', 'c', 'd', 'e'].map((id) => planner.insert('u1', [entry(id)], 3)))
    expect(added.filter((kept) => kept === 1)).toHaveLength(2)
    expect(added.filter((kept) => kept === 'full')).toHaveLength(2)
    expect(await planner.insert('u2', [entry('theirs', { libraryItemId: 'theirs' })], 3)).toBe(1)
    expect([await planner.countAllOf('u1'), await planner.count('u1'), await planner.count('u2')]).toEqual([3, 2, 1])
  })

  it('counts a plan of any length', async () => {
    const copies = Array.from({ length: 1_001 }, (_, index) =>
      entry(`e${index}`, { scheduledDate: `2026-12-0${1 + (index % 3)}T18:00:00.000Z` }),
    )
    await planner.insert('u1', [...copies, entry('trash', { libraryItemId: 'bread' })], MOST)
    await database().updateTable('library_items').set({ deleted_at: 'now' }).where('id', '=', 'bread').execute()
    expect(await planner.count('u1')).toBe(1_001)
  })

  it('changes the given fields, and nothing of other users', async () => {
    await planner.insert('u1', [entry('a')], MOST)
    expect(await planner.update('u2', 'a', { status: 'completed' }, LATER)).toBe(false)
    expect(await planner.update('u1', 'a', { status: 'in-progress', description: null }, LATER)).toBe(true)
    const changed = { ...entry('a'), status: 'in-progress', description: null, updatedAt: LATER.toISOString() }
    expect(await planner.find('u1', 'a')).toMatchObject(changed)
    expect(await planner.find('u2', 'a')).toBeUndefined()
    expect(await planner.delete('u2', 'a')).toBe(false)
    expect(await planner.delete('u1', 'a')).toBe(true)
    expect(await planner.find('u1', 'a')).toBeUndefined()
  })

  it('counts the entries of an item, and deletes them with it', async () => {
    for (const id of ['a', 'b']) await planner.insert('u1', [entry(id)], MOST)
    await planner.insert('u1', [entry('c', { libraryItemId: 'bread' })], MOST)
    expect(await planner.countByItem('u1', 'pizza')).toBe(2)
    expect(await planner.countByItem('u2', 'pizza')).toBe(0)
    await database().deleteFrom('library_items').where('id', '=', 'pizza').execute()
    expect((await planner.findNext('u1', 10, undefined)).map(({ id }) => id)).toEqual(['c'])
  })

  it('limits the mails of a user on a day', async () => {
    const reminders = createReminderRepository(database())
    const begin = (day: string) => reminders.beginMail('u1', day, 2)
    expect(await begin('2026-12-01')).toBe(true)
    await reminders.endMail('u1', 1)
    expect(await begin('2026-12-01')).toBe(true)
    expect(await begin('2026-12-01')).toBe(false)
    await reminders.endMail('u1', 0)
    expect(await reminders.exportAll('u1')).toEqual([{ day: '2026-12-01', mails: 1 }])
    expect(await begin('2026-12-01')).toBe(true)
    // The server that counted this mail died.
    expect(await begin('2026-12-01')).toBe(false)
    expect(await begin('2026-12-02')).toBe(true)
    await reminders.endMail('u1', 2)
    expect(await begin('2026-12-01')).toBe(false)
    expect(await reminders.beginMail('u2', '2026-12-01', 2)).toBe(true)
  })

  it('has one feed per user, opened by its newest token only', async () => {
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

  it('gives an entry to one of several parallel claims, and accepts its return', async () => {
    const reminders = createReminderRepository(database())
    for (const [user, flag] of [['u1', 1] as const, ['u2', 0] as const]) {
      const preferences = { user_id: user, notifications: 0, email_updates: flag, data_sharing: 0 }
      await database().insertInto('preferences').values(preferences).execute()
    }
    await planner.insert('u1', [entry('b')], MOST)
    await planner.insert('u1', [entry('a')], MOST)
    await planner.insert('u1', [entry('done', { status: 'completed' })], MOST)
    await planner.insert('u2', [entry('off', { libraryItemId: 'theirs' })], MOST)
    const first = await reminders.findAwaiting(AROUND, 1, undefined)
    expect([first.entries.map(({ id }) => id), first.last]).toEqual([['a'], expect.objectContaining({ id: 'a' })])
    const { scheduledDate, timeZone } = entry('b')
    expect(await reminders.findAwaiting(AROUND, 5, first.last)).toEqual({
      entries: [{ id: 'b', userId: 'u1', scheduledDate, timeZone, mails: 0, mailDay: '' }],
      last: undefined,
    })
    // Entries that await no reminder are read too and count towards the page.
    const second = await reminders.findAwaiting(AROUND, 2, first.last)
    expect([second.entries.map(({ id }) => id), second.last?.id]).toEqual([['b'], 'done'])
    const claim = () => reminders.claim('u1', ['a', 'b', 'done', 'off'], { day: '2026-12-01', now: NOW })
    const claims = await Promise.all(Array.from({ length: 4 }, claim))
    expect(
      claims
        .flat()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['a', 'b'])
    const told = { title: 'Hook: pizza 🍕', platform: 'TikTok', description: 'Zoë’s 5 % 🍕' }
    expect(await reminders.findMailed('u1', ['b', 'off'])).toMatchObject([told])
    expect((await reminders.findByUser('u1', AROUND, 9, undefined)).entries).toEqual([])
    await reminders.release('u1', ['a'], LATER)
    await reminders.release('u2', ['a'], NOW)
    expect((await reminders.findByUser('u1', AROUND, 9, undefined)).entries).toEqual([])
    await reminders.release('u1', ['a'], NOW)
    expect((await reminders.findByUser('u1', AROUND, 9, undefined)).entries.map(({ id }) => id)).toEqual(['a'])
    expect((await planner.exportNext('u1', 9, undefined)).find(({ id }) => id === 'b')?.remindedAt).toBe(
      NOW.toISOString(),
    )
  })
})
