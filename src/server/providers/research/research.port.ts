import { type Source } from '../../../shared/features/generation/generation.schema.ts'

/**
 * The port to internet search. Every adapter passes `research.contract.ts`. It uses one fixed host and opens no address
 * that a user, a model or a result names, so that the server cannot be made to fetch one.
 */
export interface Research {
  readonly name: string
  /**
   * Searches for `query`, any text of a user of up to 4,000 characters. Returns at most `RESEARCH_LIMITS.sources`
   * different pages with http or https addresses, and plain text in titles and snippets. Throws `AppError` BAD_GATEWAY,
   * SERVICE_UNAVAILABLE or GATEWAY_TIMEOUT (after 10 s), and the signal's reason.
   */
  search(query: string, signal: AbortSignal): Promise<Source[]>
}

/** Limits of one search: pages, UTF-16 units of a title and a snippet, and milliseconds. */
export const RESEARCH_LIMITS = { sources: 5, title: 200, snippet: 500, milliseconds: 10_000 } as const
