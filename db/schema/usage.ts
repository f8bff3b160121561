/** Usage of a user in a period, a `day` or a `month`. `period_start` is its first instant in UTC. */
export interface UsageCountersTable {
  user_id: string
  kind: string
  period: string
  period_start: string
  used: number
}

/** The writer's calls for all users in a UTC day, where the host limits them. `day_start` is the day's first instant. */
export interface HostPromptsTable {
  day_start: string
  used: number
  /** Of these, the calls for free accounts. */
  used_free: number
}

/** An amount taken from a counter for a request: `open` while it runs, then `kept` or `returned`. */
export interface UsageReservationsTable {
  id: string
  user_id: string
  kind: string
  period: string
  period_start: string
  amount: number
  state: string
  /** When it was created or last renewed. */
  created_at: string
}
