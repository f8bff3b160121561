/** What the address of the sign-in and sign-up pages may carry. */
export interface SignInSearch {
  /** Where to go afterwards; checked when it is used. */
  redirect?: string | undefined
  /** Fills in the address field. */
  email?: string | undefined
}

/** Reads the query of those pages; anything unexpected is undefined, and named: the router lets through what is not. */
export function readSignInSearch(search: Record<string, unknown>): SignInSearch {
  const { redirect, email } = search
  return {
    redirect: typeof redirect === 'string' ? redirect : undefined,
    email: typeof email === 'string' ? email : undefined,
  }
}
