import { type HistoryState } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The token of a mailed link. It is in the history entry, so a reload preserves it. */
    linkToken?: string
  }
}

/** Search parameters of a mailed link. */
export interface LinkSearch {
  token?: string | undefined
}

/** Reads the search parameters. `token` is always set, because the router keeps raw parameters that are not overwritten. */
export function readLinkSearch({ token }: Record<string, unknown>): LinkSearch {
  // The router parses a token of digits as a number.
  return { token: typeof token === 'string' || typeof token === 'number' ? String(token) : undefined }
}

/** Returns the navigation that removes the token from the URL, so that it cannot be seen or shared. */
export function withoutToken(token: string) {
  return { search: {}, state: (before: HistoryState) => ({ ...before, linkToken: token }), replace: true }
}
