import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { LIBRARY_QUOTA } from '../../../shared/features/library/library.constants.ts'
import { type LibraryItem } from '../../../shared/features/library/library.schema.ts'
import { PLANNER_LIMITS } from '../../../shared/features/planner/planner.constants.ts'
import { dumpEverything, fill, type ArchiveUser, openArchiveUser } from '../../testing/archive-user.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createLibraryRepository } from './items/library.repository.ts'

const SOON = '2026-12-24T18:00:00.000Z'

let app: TestApp
let noor: ArchiveUser
let sam: ArchiveUser

beforeEach(async () => {
  app = await createTestApp()
  noor = await openArchiveUser(app, 'noor@example.com')
  sam = await openArchiveUser(app, 'sam@example.com')
})

describe('a full library', () => {
  const setLeft = (left: number) =>
    app.db
      .updateTable('library_usage')
      .set({ bytes: LIBRARY_QUOTA.bytes - left })
      .where('user_id', '=', sam.userId)
      .execute()

  it('reports the needed and the remaining space', async () => {
    const id = await sam.keep('Bread')
    await setLeft(2_100)
    const refused = {
      message: `Your library is full: this needs 4 kB of text, and of 256,000 kB of text there are 2 kB left. Delete items one by one to make room; those deleted together stay in the trash for 30 days.`,
      field: 'content',
    }
    const long = await sam.ask('POST', '/api/library', { title: 'Long', content: 'x'.repeat(4_000), type: 'hook' })
    expect([long.statusCode, long.json()]).toMatchObject([403, refused])
    const edited = await sam.ask('PUT', `/api/library/${id}`, { content: 'x'.repeat(4_000) })
    expect([edited.statusCode, edited.json()]).toMatchObject([403, refused])
    expect((await sam.everything()).items).toMatchObject([{ title: 'Bread', content: 'Content of Bread' }])
    await sam.keep('Short')
    expect((await sam.everything()).items).toHaveLength(2)
  })

  it('refuses an import, and its dry run', async () => {
    await fill(noor)
    const zip = await noor.zip()
    await sam.keep('Own')
    await setLeft(50)
    const before = await dumpEverything(app)
    for (const dryRun of [true, false]) {
      const response = await sam.send(zip, { dryRun })
      expect([response.statusCode, response.json()]).toMatchObject([
        403,
        { message: expect.stringMatching(/this needs 1 kB of text, and .* 0 kB left/u), field: 'file' },
      ])
    }
    expect(await dumpEverything(app)).toBe(before)
    await setLeft(10_000)
    expect((await sam.importZip(zip)).items.coming).toBe(4)
  })
})

it('a full plan refuses an import too', async () => {
  await fill(noor)
  const zip = await noor.zip()
  const item = await sam.keep('Own')
  await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${PLANNER_LIMITS.entries - 1})
    insert into planner_entries
      (id, user_id, library_item_id, platform, scheduled_at, status, created_at, updated_at)
      select 'p' || i, ${sam.userId}, ${item}, 'TikTok', ${SOON}, 'planned', ${SOON}, ${SOON} from n`.execute(app.db)
  const before = await sam.ask('GET', '/api/library')
  for (const dryRun of [true, false]) {
    const response = await sam.send(zip, { dryRun })
    expect([response.statusCode, response.json()]).toMatchObject([403, { message: expect.stringContaining('10,000') }])
  }
  expect((await sam.ask('GET', '/api/library')).body).toBe(before.body)
})

describe('a large library', () => {
  /** More characters than an unstreamed answer may have. */
  beforeEach(async () => {
    const items = Array.from({ length: 90 }, (_, at) => ({
      item: {
        id: `large-${at}`,
        title: `Large ${at}`,
        type: 'hook',
        content: `${at} ${'a'.repeat(99_000)}`,
        tags: [],
        isFavorite: true,
        folder: null,
        originalId: null,
        metadata: null,
        createdAt: '2026-11-20T12:00:00.000Z',
      } satisfies LibraryItem,
      contentHash: `${at}`,
    }))
    await createLibraryRepository(app.db).insertAll(noor.userId, items)
  })

  it('is exported with all data of the user, in parts', async () => {
    await noor.ask('POST', '/api/library/bulk', { ids: ['large-3'], action: { type: 'delete' } })
    const file = await noor.ask('GET', '/api/user/export')
    expect(file.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="hookline-data-export-2026-11-20.json"',
    })
    const { library, account, planner } = file.json<{ library: LibraryItem[]; account: object; planner: object[] }>()
    expect(new Set(library.map(({ id }) => id)).size).toBe(90)
    expect(library.at(-1)).toMatchObject({ id: 'large-3', deletedAt: '2026-11-20T12:00:00.000Z' })
    expect([account, planner]).toMatchObject([{ email: 'noor@example.com' }, []])
    const parts = await Array.fromAsync(app.services.dataExport.file(noor.userId).text)
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(100_000)
    const typed = await noor.ask('GET', '/trpc/auth.exportData')
    expect([typed.statusCode, typed.body]).toEqual([413, expect.stringContaining('GET /api/user/export')])
  })

  it('sends its favorites in parts', async () => {
    const favorites = (await noor.ask('GET', '/api/library/favorites')).json<{ id: string; isFavorite: string }[]>()
    expect(favorites).toHaveLength(90)
    expect(favorites[0]).toMatchObject({ id: 'large-9', isFavorite: 'true' })
    expect((await sam.ask('GET', '/api/library/favorites')).json()).toEqual([])
    const typed = await noor.ask('GET', '/trpc/library.favorites')
    expect([typed.statusCode, typed.body]).toEqual([413, expect.stringContaining('GET /api/library/favorites')])
  })
})
