/** A browser that is signed in. */
export interface SessionsTable {
  id: string
  user_id: string
  /** SHA-256 of the cookie's token, hex: a stolen database gives no session. */
  token_hash: string
  user_agent: string
  /** When the user proved who they are: the sign-in, by the identity provider's time where there is one. */
  created_at: string
  last_seen_at: string
  expires_at: string
  /** The identity provider's time of the last revocation, read at sign-in; null without a provider. */
  valid_since: string | null
  /** When the identity provider was last asked about the user; null for an account unknown to it. */
  checked_at: string | null
  /** The ID token of an OpenID Connect provider, by which it recognizes its own session; null without one. */
  id_token: string | null
}
