import type { BulkRequest, LibraryMatch } from '../../../../shared/features/library/library.schema.ts'
import { INPUT_LIMITS } from '../../../../shared/limits.ts'
import { itemCount } from '../item-total.ts'

type BulkAction = BulkRequest['action']
/** The actions of the selection bar. The excluded ones only undo these. */
export type ChosenAction = Exclude<BulkAction, { type: 'untag' | 'restore' }>

/** Returns an item after a bulk action, as on the server. Returns null if it is deleted. */
export function applyToItem<Item extends LibraryMatch>(item: Item, action: BulkAction): Item | null {
  switch (action.type) {
    case 'favorite':
      return { ...item, isFavorite: action.value }
    case 'tag':
      return { ...item, tags: [...new Set([...item.tags, action.tag])].slice(0, INPUT_LIMITS.tags) }
    case 'untag':
      return { ...item, tags: item.tags.filter((tag) => tag !== action.tag) }
    case 'folder':
      return { ...item, folder: action.folder }
    case 'delete':
      return null
    case 'restore':
      return item
  }
}

/** Returns the requests that undo an action. They omit items that the action did not change. */
export function invertAction(items: readonly LibraryMatch[], action: ChosenAction): BulkRequest[] {
  const order = (some: readonly LibraryMatch[], back: BulkAction): BulkRequest[] =>
    some.length === 0 ? [] : [{ ids: some.map(({ id }) => id), action: back }]
  switch (action.type) {
    case 'favorite': {
      const others = items.filter(({ isFavorite }) => isFavorite !== action.value)
      return order(others, { type: 'favorite', value: !action.value })
    }
    case 'tag': {
      const others = items.filter(({ tags }) => !tags.includes(action.tag))
      return order(others, { type: 'untag', tag: action.tag })
    }
    case 'folder': {
      const folders = new Set(items.map(({ folder }) => folder))
      folders.delete(action.folder)
      return [...folders].flatMap((folder) =>
        order(
          items.filter((item) => item.folder === folder),
          { type: 'folder', folder },
        ),
      )
    }
    case 'delete':
      return order(items, { type: 'restore' })
  }
}

/** Returns the toast of a completed bulk action. */
export function describeBulk(action: ChosenAction, changed: number): { title: string; description: string } {
  const items = itemCount(changed)
  switch (action.type) {
    case 'favorite':
      return { title: 'Updated!', description: `${items} ${action.value ? 'added to' : 'removed from'} your favorites` }
    case 'tag':
      return { title: 'Updated!', description: `${items} tagged “${action.tag}”` }
    case 'folder':
      return {
        title: 'Updated!',
        description:
          action.folder === null ? `${items} removed from their folders` : `${items} moved to “${action.folder}”`,
      }
    case 'delete':
      return { title: 'Deleted', description: `${items} deleted` }
  }
}

/** Returns the participle for an incomplete action. */
export const pastParticiple = ({ type }: ChosenAction): string => (type === 'delete' ? 'deleted' : 'changed')
