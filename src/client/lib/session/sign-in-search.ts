/** What the address of the sign-in and sign-up pages may carry. */
export interface SignInSearch {
  /** Where to go afterwards; checked when it is used. */
  redirect?: string | undefined
  /** Fills in the address field. */
  email?: string | undefined
  /** The token of an invitation, or of the link that makes a person the owner. */
  invite?: string | undefined
}

/** Reads the query of those pages; anything unexpected is undefined, and named: the router lets through what is not. */
export function readSignInSearch(search: Record<string, unknown>): SignInSearch {
  const { redirect, email, invite } = search
  return {
    redirect: typeof redirect === 'string' ? redirect : undefined,
    email: typeof email === 'string' ? email : undefined,
    // A token of digits only arrives as a number.
    invite: typeof invite === 'string' || typeof invite === 'number' ? String(invite) : undefined,
  }
}
