import { type Source } from '../shared/features/generation/generation.schema.ts'
import { type Research } from './providers/research/research.port.ts'

/** What one search needs of the ledger. */
export interface SearchLedger<Reservation> {
  /** Throws FORBIDDEN 'Monthly limit reached' when no search is left. */
  requireSearchLeft(userId: string): Promise<void>
  reserveSearch(userId: string): Promise<Reservation>
  keep(reservation: Reservation): Promise<unknown>
  giveBack(reservation: Reservation): Promise<unknown>
}

/**
 * One search before a text is written. Its reservation is kept together with the text's, by `keep`, or given back. A search
 * that fails spends nothing and stops nothing: the text is written without it. Throws FORBIDDEN when none is left, and
 * the signal's reason. Source: decisions 5.
 */
export async function searchFirst<Reservation>(deps: {
  ledger: SearchLedger<Reservation>
  research: Research
  report(error: unknown): void
  userId: string
  query: string
  signal: AbortSignal
}) {
  const { ledger, research, report, userId, query, signal } = deps
  let reservation: Reservation | undefined = await ledger.reserveSearch(userId)
  const settle = async (how: 'keep' | 'giveBack'): Promise<void> => {
    const open = reservation
    reservation = undefined
    if (open !== undefined) await ledger[how](open)
  }

  let sources: Source[] = []
  let failed = false
  try {
    sources = await research.search(query, signal)
  } catch (error) {
    failed = true
    await settle('giveBack')
    signal.throwIfAborted()
    report(error)
  }
  return { sources, failed, keep: () => settle('keep'), giveBack: () => settle('giveBack') }
}
