/** What a user spent in a period, a `day` or a `month`. `period_start` is its first instant in UTC. */
export interface UsageCountersTable {
  user_id: string
  kind: string
  period: string
  period_start: string
  used: number
}

/** The writer's calls for all users together in a UTC day, where the host limits it. `day_start` is its first instant. */
export interface HostPromptsTable {
  day_start: string
  used: number
}

/** An amount taken from a counter for a request that still runs (`open`), was delivered (`kept`) or was not (`returned`). */
export interface UsageReservationsTable {
  id: string
  user_id: string
  kind: string
  period: string
  period_start: string
  amount: number
  state: string
  /** When it was made or last renewed. */
  created_at: string
}
