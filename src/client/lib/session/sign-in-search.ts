/** Search parameters of the sign-in and sign-up pages. */
export interface SignInSearch {
  /** Path to open afterwards. It is validated when it is used. */
  redirect?: string | undefined
  /** Prefills the e-mail field. */
  email?: string | undefined
}

/** Reads the search parameters. Both keys are always set, because the router keeps raw parameters that are not overwritten. */
export function readSignInSearch(search: Record<string, unknown>): SignInSearch {
  const { redirect, email } = search
  return {
    redirect: typeof redirect === 'string' ? redirect : undefined,
    email: typeof email === 'string' ? email : undefined,
  }
}
