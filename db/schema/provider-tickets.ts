/** A request that has a place at a provider or waits for one, where several processes share the places. */
export interface ProviderTicketsTable {
  id: string
  /** Which places: `text`, `speech` or `speech-pieces`. */
  queue: string
  rank: 'premium' | 'free'
  /** The owner's id; null for a part of a request, which has no owner. */
  user_id: string | null
  /** The order of coming within the queue. */
  position: number
  since: string
  /** The order of starting; null while it waits. */
  started: number | null
  is_silent: number
  /** The process: an id that it drew at its start. */
  lease_owner: string
  expires_at: string
}
