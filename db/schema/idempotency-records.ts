/** A request with an `Idempotency-Key`, and its first answer for a repeated one. */
export interface IdempotencyRecordsTable {
  user_id: string
  key: string
  body_hash: string
  state: string
  /** JSON of the first answer; null until it exists. */
  result: string | null
  /** When it was claimed. */
  created_at: string
}
