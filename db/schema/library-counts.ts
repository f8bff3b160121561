/** How many items outside of the trash a user has of what; triggers keep it. On SQLite alone, whose driver holds the event loop while it counts. */
export interface LibraryCountsTable {
  user_id: string
  type: string
  is_favorite: number
  /** Empty for items in no folder. */
  folder: string
  items: number
}
