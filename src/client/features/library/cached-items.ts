import { type InfiniteData } from '@tanstack/react-query'
import type { LibraryFilter, LibraryItem, LibraryPage } from '../../../shared/features/library/library.schema.ts'

/** Which items the screen shows. A search by text is the server's alone. */
export type ItemFilter = LibraryFilter

/** The pages that have been loaded so far, as the cache keeps them. */
export type LoadedPages = InfiniteData<LibraryPage>

/** Every item that has been loaded, each once: one that moved between two pages while they were read comes in both. */
export function flattenPages(pages: LoadedPages | undefined): LibraryItem[] {
  const items = new Map<string, LibraryItem>()
  for (const page of pages?.pages ?? []) for (const item of page.items) items.set(item.id, item)
  return [...items.values()]
}

/** The loaded pages with every item changed as `change` says; one that it answers null for is gone. */
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

/** Whether an item still belongs where these are shown. */
export function belongs(item: LibraryItem, { favorites, folder, type }: ItemFilter): boolean {
  if (favorites && !item.isFavorite) return false
  return (folder === undefined || item.folder === folder) && (type === undefined || item.type === type)
}
