/** A mailed link that was not used yet. */
export interface MailLinksTable {
  /** SHA-256 of the link's token, hex: a stolen database gives no access to an account. */
  token_hash: string
  user_id: string
  kind: string
  created_at: string
  expires_at: string
}
