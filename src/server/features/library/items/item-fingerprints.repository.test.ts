import { beforeEach, expect, it } from 'vitest'
import { type LibraryItem } from '../../../../shared/features/library/library.schema.ts'
import { describeDialects } from '../../../testing/database/dialects.ts'
import { insertUser } from '../../../testing/database/insert-user.ts'
import { createLibraryBulkRepository } from './library-bulk.repository.ts'
import {
  createItemFingerprintsRepository,
  type ItemFingerprint,
  type FingerprintPage,
} from './item-fingerprints.repository.ts'
import { type Position } from '../search/library-scan.repository.ts'
import { createLibraryRepository } from './library.repository.ts'

const item = (id: string): LibraryItem => ({
  id,
  title: id,
  type: 'script',
  content: id,
  tags: [],
  isFavorite: false,
  folder: null,
  originalId: `of ${id}`,
  metadata: null,
  createdAt: '2026-11-20T12:00:00.000Z',
})

async function all(next: (after: Position | undefined) => Promise<FingerprintPage>) {
  const pages: ItemFingerprint[][] = []
  for (let after: Position | undefined; ;) {
    const page = await next(after)
    pages.push(page.fingerprints)
    if (!page.next) return pages
    after = page.next
  }
}

describeDialects('fingerprints of the library', (database) => {
  beforeEach(async () => {
    const library = createLibraryRepository(database())
    for (const user of ['u1', 'u2']) {
      await insertUser(database(), user)
      const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => item(`${user}-${name}`))
      await library.insertAll(
        user,
        items.map((one) => ({ item: one, contentHash: `hash of ${one.id}` })),
      )
    }
    const bulk = createLibraryBulkRepository(database())
    for (const [minute, names] of ['de', 'f'].entries()) {
      for (const user of ['u1', 'u2']) {
        const ids = Array.from(names, (name) => `${user}-${name}`)
        await bulk.apply(user, { ids, action: { type: 'delete' } }, new Date(Date.UTC(2026, 10, 21, 12, minute)))
      }
    }
  })

  it("are listed for the user's items, trash included, each once", async () => {
    const fingerprints = createItemFingerprintsRepository(database(), 2)
    const live = await all((after) => fingerprints.findLive('u1', after))
    expect(live.flat().map(({ id }) => id)).toEqual(['u1-g', 'u1-c', 'u1-b', 'u1-a'])
    expect(Math.max(...live.map(({ length }) => length))).toBe(2)
    const trash = await all((after) => fingerprints.findInTrash('u1', after))
    expect(trash.flat().map(({ id }) => id)).toEqual(['u1-d', 'u1-e', 'u1-f'])
    expect(live[0]?.[0]).toEqual({
      id: 'u1-g',
      type: 'script',
      originalId: 'of u1-g',
      contentHash: 'hash of u1-g',
      createdAt: '2026-11-20T12:00:00.000Z',
      inTrash: false,
    })
    expect(trash.flat()[0]).toMatchObject({ contentHash: 'hash of u1-d', inTrash: true })
    expect(await fingerprints.findLive('nobody', undefined)).toEqual({ fingerprints: [], next: undefined })
  })
})
