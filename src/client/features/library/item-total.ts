import {
  LIBRARY_SEARCH_COUNT,
  LIBRARY_TYPES,
  type LibraryType,
} from '../../../shared/features/library/library.constants.ts'
import type { LibraryCounts } from '../../../shared/features/library/library.schema.ts'
import { type ItemFilter } from './cached-items.ts'

/** A number of items. `isMore` if the server stopped counting there. */
export interface ItemTotal {
  count: number
  isMore: boolean
}

/** Counts the items that match a filter. With a search the server counts at most 1,000 of each type. */
export function computeTotal(counts: LibraryCounts, { search, type }: ItemFilter): ItemTotal {
  const types: readonly LibraryType[] = type ? [type] : LIBRARY_TYPES
  if (search && types.some((name) => counts.types[name] >= LIBRARY_SEARCH_COUNT)) {
    return { count: LIBRARY_SEARCH_COUNT, isMore: true }
  }
  return { count: types.reduce((sum, name) => sum + counts.types[name], 0), isMore: false }
}

/** Formats a number of items: `1,204`, or `1,000+`. */
export const formatTotal = ({ count, isMore }: ItemTotal): string =>
  `${count.toLocaleString('en-US')}${isMore ? '+' : ''}`

/** Formats a number of items with their noun: `1 item`, `1,204 items`, `1,000+ items`. */
export function itemCount(total: number | ItemTotal): string {
  const { count, isMore } = typeof total === 'number' ? { count: total, isMore: false } : total
  return `${formatTotal({ count, isMore })} ${count === 1 ? 'item' : 'items'}`
}
