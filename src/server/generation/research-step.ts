import { type Source } from '../../shared/features/generation/generation.schema.ts'
import { pageKey } from '../providers/research/found-pages.ts'
import { type Research, RESEARCH_LIMITS } from '../providers/research/research.port.ts'
import { researchQueries } from '../providers/research/research-queries.ts'

/** What a search needs of the ledger. */
export interface SearchLedger {
  /** Throws FORBIDDEN 'Monthly limit reached' where no search is left. */
  requireSearchLeft(userId: string): Promise<void>
  /** Returns the id of the reservation, which begins with that of the generation. */
  reserveSearch(userId: string, id: string): Promise<string>
  giveBackSearch(reservation: string): Promise<unknown>
}

/** The result of a search. Its `reservation` is settled with the text's; a failed search has none. */
interface SearchResult {
  sources: Source[]
  reservation: string | undefined
}

/**
 * Runs one search before a text is written: two or three parallel queries from the subject and today's date, merged
 * into one list. If every query fails, nothing is spent and the text is written without it. Throws FORBIDDEN where no
 * search is left, and the signal's reason.
 */
export async function searchFirst(deps: {
  ledger: SearchLedger
  research: Research
  report(error: unknown): void
  /** Id of the search's generation. */
  id: string
  userId: string
  /** The subject of the text. */
  about: string
  today: Date
  signal: AbortSignal
}): Promise<SearchResult> {
  const { ledger, research, report, id, userId, about, today, signal } = deps
  const reservation = await ledger.reserveSearch(userId, id)
  const queries = researchQueries(about, today)
  const answers = await Promise.allSettled(queries.map(async (query) => research.search(query, signal)))
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  const isLost = found.length === 0
  if (isLost || signal.aborted) await ledger.giveBackSearch(reservation)
  signal.throwIfAborted()
  const failure = answers.find(({ status }) => status === 'rejected')
  if (failure?.status === 'rejected') report(failure.reason)
  return isLost ? { sources: [], reservation: undefined } : { sources: mergedSources(found), reservation }
}

/** The lists merged by rank, without duplicate pages, at most as many as one search returns. */
function mergedSources(lists: readonly Source[][]): Source[] {
  const inTurn = Array.from({ length: RESEARCH_LIMITS.sources }, (_, rank) => lists.flatMap((list) => list[rank] ?? []))
  const pages = new Map<string, Source>()
  for (const source of inTurn.flat()) {
    const key = pageKey(new URL(source.url))
    if (!pages.has(key)) pages.set(key, source)
  }
  return [...pages.values()].slice(0, RESEARCH_LIMITS.sources)
}
