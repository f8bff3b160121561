import { type Generated } from 'kysely'

/** Work that one process of those on this database does, later. Where pg-boss does that, the table stays empty. */
export interface JobsTable {
  id: string
  kind: string
  /** Of a kind and a key there is one at most. */
  key: string | null
  user_id: string | null
  /** JSON: ids and names, no user's text. */
  data: string
  created_at: string
  due_at: string
  /** Number of attempts. */
  attempts: Generated<number>
  /** The process that is at it, and until when it is unless it renews that. */
  lease_owner: string | null
  lease_expires_at: string | null
  /** Since when it is a dead letter, and why. */
  failed_at: string | null
  failure: string | null
}
