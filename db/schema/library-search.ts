import type { LibraryType } from '../../src/shared/features/library/library.constants.ts'

/**
 * What is searched and counted of each item outside of the trash, without its content. One row per item, written in the
 * item's transaction.
 */
export interface LibrarySearchTable {
  item_id: string
  user_id: string
  created_at: string
  type: LibraryType
  is_favorite: number
  folder: string | null
  /** Title, readable content and tags, folded by `buildSearchText`. */
  text: string
}
