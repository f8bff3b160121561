import type { Generated } from 'kysely'
import type { Provider } from '../../src/shared/features/auth/auth.schema.ts'

/** An account. */
export interface UsersTable {
  id: string
  /** As the user typed it. */
  email: string
  /** Lower case: e-mail addresses compare without case. */
  email_key: string
  /** PHC string; null for an account of an identity provider. */
  password_hash: string | null
  display_name: string
  provider: Provider
  /** The identity provider's id of the user; null for a local account. */
  external_id: string | null
  email_verified_at: string | null
  /** Version of the credentials, raised by each change: a sign-in that began with an older version fails. */
  credentials_version: Generated<number>
  created_at: string
  /** When the deletion of the account began; null otherwise. */
  leaving_at: string | null
  /** When a link of the host made the person the owner; null for anyone else. */
  owner_since: string | null
  /** The last sign-in, or use of a session, to the hour; null for an account of before that never came back. */
  last_seen_at: string | null
  /** When an owner blocked the account; null for anyone else. */
  blocked_at: string | null
  /** What an owner gave this account in a UTC month; null: as much as everyone. */
  allowance_prompts: number | null
  allowance_searches: number | null
  /** Characters of text-to-speech. */
  allowance_speech: number | null
  /** The display name in lower case, for the search. */
  name_key: Generated<string>
  /** The group at the OpenID Connect provider that made the person an owner at the last sign-in; null for anyone else. */
  owner_group: string | null
  /** Firebase's time of the last reset or sign-out at the newest sign-in: a later one may have given the identity to another person. */
  provider_valid_since: string | null
  /** 1: a free allowance begins with the confirmed address, where the host says so; null for an account of before. */
  confirms_first: number | null
}
