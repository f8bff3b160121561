/** A request that has a place at a provider or waits for one, where several processes share the places. */
export interface ProviderTicketsTable {
  id: string
  /** Queue of the places: `text`, `speech` or `speech-pieces`. */
  queue: string
  rank: 'premium' | 'free'
  /** The user's id; null for a part of a request. */
  user_id: string | null
  /** Arrival number within the queue. */
  position: number
  since: string
  /** Start number; null while it waits. */
  started: number | null
  is_silent: number
  /** Id of the process, drawn at its start. */
  lease_owner: string
  expires_at: string
}
