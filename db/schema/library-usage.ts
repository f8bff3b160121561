/** The size of a user's library, with its trash; triggers keep it, in the transaction of each write. */
export interface LibraryUsageTable {
  user_id: string
  items: number
  /** Of titles, contents and metadata as UTF-8; PostgreSQL answers it as text. */
  bytes: number | string
}
