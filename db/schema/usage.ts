/** What a user spent in a period. `period_start` is the first instant of the UTC day or month. */
export interface UsageCountersTable {
  user_id: string
  kind: string
  period_start: string
  used: number
}

/** An amount taken from a counter for a request that still runs (`open`), was delivered (`kept`) or was not (`returned`). */
export interface UsageReservationsTable {
  id: string
  user_id: string
  kind: string
  period_start: string
  amount: number
  state: string
  created_at: string
}
