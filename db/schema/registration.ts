/** An invitation of the owner: a link by which people sign up on a server that is not open to everyone. */
export interface InvitesTable {
  id: string
  /** SHA-256 of the link's token, hex. */
  token_hash: string
  /** The owner who made it. */
  made_by: string
  /** How many more accounts it admits. */
  uses_left: number
  created_at: string
  expires_at: string
}

/** A link that makes its user the owner. All rows go as soon as one of them is used. */
export interface OwnerLinksTable {
  /** SHA-256 of the link's token, hex. */
  token_hash: string
  created_at: string
}
