import { type InfiniteData } from '@tanstack/react-query'
import type { LibraryFilter, LibraryItem, LibraryPage } from '../../../shared/features/library/library.schema.ts'

/** The filter of a list. Only the server can apply its text search. */
export type ItemFilter = LibraryFilter

/** The loaded pages in the query cache. */
export type LoadedPages = InfiniteData<LibraryPage>

/** Returns the loaded items without duplicates. An item that moves between two requests is in both pages. */
export function flattenPages(pages: LoadedPages | undefined): LibraryItem[] {
  const items = new Map<string, LibraryItem>()
  for (const page of pages?.pages ?? []) for (const item of page.items) items.set(item.id, item)
  return [...items.values()]
}

/** Maps the items of the loaded pages with `change`, which returns null to remove an item. */
export function changeItems<Pages extends LoadedPages>(
  pages: Pages,
  change: (item: LibraryItem) => LibraryItem | null,
): Pages {
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      items: page.items.map(change).filter((item) => item !== null),
    })),
  }
}

/** Whether an item matches a filter, apart from its text search. */
export function matchesFilter(item: LibraryItem, { favorites, folder, type }: ItemFilter): boolean {
  if (favorites && !item.isFavorite) return false
  return (folder === undefined || item.folder === folder) && (type === undefined || item.type === type)
}
