/** The size of a user's library, trash included; maintained by triggers in the transaction of each write. */
export interface LibraryUsageTable {
  user_id: string
  items: number
  /** Bytes of titles, contents and metadata as UTF-8; PostgreSQL returns it as text. */
  bytes: number | string
}
