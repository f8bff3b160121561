export interface IdempotencyRecordsTable {
  user_id: string
  key: string
  body_hash: string
  state: string
  /** JSON of the first answer, once there is one. */
  result: string | null
  /** When it was claimed. */
  created_at: string
}
