/** Search parameters of the sign-in and sign-up pages. */
export interface SignInSearch {
  /** Path to open afterwards. It is validated when it is used. */
  redirect?: string | undefined
  /** Prefills the e-mail field. */
  email?: string | undefined
  /** The token of an invitation, or of the link that makes a person the owner. */
  invite?: string | undefined
  /** Why a sign-in at the OpenID Connect provider failed: a word of `OIDC_PROBLEMS`, or of anyone who wrote the address. */
  problem?: string | undefined
}

/** Reads the search parameters. All keys are always set, because the router keeps raw parameters that are not overwritten. */
export function readSignInSearch(search: Record<string, unknown>): SignInSearch {
  const { redirect, email, invite, problem } = search
  return {
    redirect: typeof redirect === 'string' ? redirect : undefined,
    email: typeof email === 'string' ? email : undefined,
    // A token of digits only arrives as a number.
    invite: typeof invite === 'string' || typeof invite === 'number' ? String(invite) : undefined,
    problem: typeof problem === 'string' ? problem : undefined,
  }
}
