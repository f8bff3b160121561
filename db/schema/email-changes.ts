/** An address that an account gets by a mailed link: a new one, or the one it had before. */
export interface EmailChangesTable {
  id: string
  user_id: string
  /** `change`: the address that its person asked for, at most one of a user. `undo`: the address before a change. */
  kind: string
  /** As the user typed it. */
  email: string
  /** SHA-256 of the link's token, hex; null until its mail is sent, and where the address belongs to another account. */
  token_hash: string | null
  created_at: string
  expires_at: string
}
