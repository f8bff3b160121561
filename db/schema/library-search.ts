import { type LibraryType } from '../../src/shared/features/library/library.constants.ts'

/**
 * What of each item outside of the trash is searched and counted, without its content: one row each, written with the
 * item in the same transaction.
 */
export interface LibrarySearchTable {
  item_id: string
  user_id: string
  created_at: string
  type: LibraryType
  is_favorite: number
  folder: string | null
  /** Title, readable content and tags as `buildSearchText` folds them. */
  text: string
}
