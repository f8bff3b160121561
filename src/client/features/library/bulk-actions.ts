import type { BulkRequest, LibraryItem } from '../../../shared/features/library/library.schema.ts'
import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { itemCount } from './item-kinds.ts'

type BulkAction = BulkRequest['action']

/** An item after a bulk action, as the server has it too; null where it is gone. */
export function applyToItem(item: LibraryItem, action: BulkAction): LibraryItem | null {
  switch (action.type) {
    case 'favorite':
      return { ...item, isFavorite: action.value }
    case 'tag':
      return { ...item, tags: [...new Set([...item.tags, action.tag])].slice(0, INPUT_LIMITS.tags) }
    case 'folder':
      return { ...item, folder: action.folder }
    case 'delete':
      return null
    case 'restore':
      return item
  }
}

/** What a bulk action did, as a toast says it. */
export function describeBulk(action: BulkAction, changed: number): { title: string; description: string } {
  const items = itemCount(changed)
  switch (action.type) {
    case 'favorite':
      return { title: 'Updated!', description: `${items} ${action.value ? 'added to' : 'taken out of'} your favorites` }
    case 'tag':
      return { title: 'Updated!', description: `${items} tagged “${action.tag}”` }
    case 'folder':
      return {
        title: 'Updated!',
        description: action.folder === null ? `${items} moved out of folders` : `${items} moved to “${action.folder}”`,
      }
    case 'delete':
      return { title: 'Deleted', description: `${items} deleted` }
    case 'restore':
      return { title: 'Restored', description: `${items} are back`.replace('item are', 'item is') }
  }
}
