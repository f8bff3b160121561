export interface SessionsTable {
  id: string
  user_id: string
  /** SHA-256 of the cookie's token, hex: a stolen database signs nobody in. */
  token_hash: string
  user_agent: string
  created_at: string
  last_seen_at: string
  expires_at: string
}
