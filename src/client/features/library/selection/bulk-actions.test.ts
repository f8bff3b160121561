import { describe, expect, it } from 'vitest'
import type { LibraryMatch } from '../../../../shared/features/library/library.schema.ts'
import { applyToItem, type ChosenAction, invertAction } from './bulk-actions.ts'

const ITEMS: LibraryMatch[] = [
  { id: 'a', tags: ['winter'], isFavorite: true, folder: null },
  { id: 'b', tags: [], isFavorite: false, folder: 'October' },
  { id: 'c', tags: ['pan'], isFavorite: false, folder: 'Cold days' },
]

describe('undoing a bulk action', () => {
  it.each<ChosenAction>([
    { type: 'favorite', value: true },
    { type: 'favorite', value: false },
    { type: 'tag', tag: 'winter' },
    { type: 'folder', folder: 'Cold days' },
    { type: 'folder', folder: null },
  ])('restores every item: %j', (action) => {
    const orders = invertAction(ITEMS, action)
    const back = ITEMS.map((item) =>
      orders
        .filter(({ ids }) => ids.includes(item.id))
        .reduce((changed, order) => applyToItem(changed, order.action) ?? changed, applyToItem(item, action) ?? item),
    )
    expect(back).toEqual(ITEMS)
    expect(orders.flatMap(({ ids }) => ids).length).toBeLessThan(ITEMS.length)
  })

  it('restores deleted items from the trash', () => {
    expect(invertAction(ITEMS, { type: 'delete' })).toEqual([{ ids: ['a', 'b', 'c'], action: { type: 'restore' } }])
  })
})
