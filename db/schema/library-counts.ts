/**
 * Number of a user's items outside of the trash, by type and folder; maintained by triggers. On SQLite alone, whose
 * driver blocks the event loop.
 */
export interface LibraryCountsTable {
  user_id: string
  type: string
  is_favorite: number
  /** Empty for items in no folder. */
  folder: string
  items: number
}
