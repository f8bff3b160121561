/** What an owner did with an account. It refers to people by id only, so that nothing of a deleted one remains readable. */
export interface AuditEntriesTable {
  id: string
  action: string
  /** The id of the owner who did it. The account may be gone. */
  actor: string
  /** The id of the account that it was done with; null where it concerns none. The account may be gone. */
  subject: string | null
  /** JSON of the new values, without addresses and names; null where there are none. */
  detail: string | null
  created_at: string
}
