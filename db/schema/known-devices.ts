/** A browser from which a user has signed in. A sign-in from another browser is reported by mail. */
export interface KnownDevicesTable {
  user_id: string
  /** SHA-256 of the device cookie's token, hex. */
  token_hash: string
  user_agent: string
  last_seen_at: string
}
