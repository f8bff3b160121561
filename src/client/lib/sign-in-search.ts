/** What the address of the sign-in and sign-up pages may carry. */
export interface SignInSearch {
  /** Where to go afterwards; checked when it is used. */
  redirect?: string
  /** Fills in the address field. */
  email?: string
}

/** Reads the query of those pages; anything unexpected is left out. */
export function readSignInSearch(search: Record<string, unknown>): SignInSearch {
  const { redirect, email } = search
  return {
    ...(typeof redirect === 'string' && { redirect }),
    ...(typeof email === 'string' && { email }),
  }
}
