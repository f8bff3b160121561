import type { Generated } from 'kysely'

/** Jobs of one of the processes on this database. The table stays empty where pg-boss is used. */
export interface JobsTable {
  id: string
  kind: string
  /** At most one job of a kind has a given key. */
  key: string | null
  user_id: string | null
  /** JSON of ids and names, without texts of users. */
  data: string
  created_at: string
  due_at: string
  attempts: Generated<number>
  /** Id of the process that runs it, and the end of its lease. */
  lease_owner: string | null
  lease_expires_at: string | null
  /** When it became a dead letter, and why. */
  failed_at: string | null
  failure: string | null
}
