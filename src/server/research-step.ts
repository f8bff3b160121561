import { type Source } from '../shared/features/generation/generation.schema.ts'
import { type Research } from './providers/research/research.port.ts'

/** What one search needs of the ledger. */
export interface SearchLedger<Reservation> {
  /** Throws FORBIDDEN 'Monthly limit reached' when no search is left. */
  requireSearchLeft(userId: string): Promise<void>
  reserveSearch(userId: string): Promise<Reservation>
  giveBack(...reserved: Reservation[]): Promise<unknown>
}

/** What one search found. Its `reservation` is settled with the text's; a search that failed has none. */
interface SearchResult<Reservation> {
  sources: Source[]
  reservation: Reservation | undefined
}

/**
 * One search before a text is written. A search that fails spends nothing and stops nothing: the text is written without
 * it. Throws FORBIDDEN when none is left, and the signal's reason.
 */
export async function searchFirst<Reservation>(deps: {
  ledger: SearchLedger<Reservation>
  research: Research
  report(error: unknown): void
  userId: string
  query: string
  signal: AbortSignal
}): Promise<SearchResult<Reservation>> {
  const { ledger, research, report, userId, query, signal } = deps
  const reservation = await ledger.reserveSearch(userId)
  try {
    return { sources: await research.search(query, signal), reservation }
  } catch (error) {
    await ledger.giveBack(reservation)
    signal.throwIfAborted()
    report(error)
    return { sources: [], reservation: undefined }
  }
}
