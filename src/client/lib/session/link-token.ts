import { type HistoryState } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The token of a mailed link. It stays in the entry of the history, so a reload keeps it. */
    linkToken?: string
  }
}

/** What the address of a mailed link carries. */
export interface LinkSearch {
  token?: string | undefined
}

/** Reads the query of those pages; anything unexpected is undefined, and named: the router lets through what is not. */
export function readLinkSearch({ token }: Record<string, unknown>): LinkSearch {
  // A token of digits only arrives as a number.
  return { token: typeof token === 'string' || typeof token === 'number' ? String(token) : undefined }
}

/** The address of a page after its token was removed, so that it cannot be read, shared or photographed. */
export function withoutToken(token: string) {
  return { search: {}, state: (before: HistoryState) => ({ ...before, linkToken: token }), replace: true }
}
