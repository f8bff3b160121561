export interface IdempotencyRecordsTable {
  user_id: string
  key: string
  body_hash: string
  state: string
  /** JSON of the first answer, once there is one. */
  result: string | null
  /** The piece of work that claimed the key; null in rows of before it was known. */
  held_by: string | null
  /** When it was claimed, or last renewed while the work goes on. */
  created_at: string
}
