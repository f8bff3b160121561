/** The form in which e-mail addresses are compared: trimmed, in lower case. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}

/** The display name of an account that gave none: the part of the address before the @. */
export function nameFromEmail(email: string): string {
  return email.slice(0, Math.max(0, email.lastIndexOf('@'))) || email
}

/** The name that a user has chosen; undefined while it is the one that every account begins with. */
export function chosenName({ displayName, email }: { displayName: string; email: string }): string | undefined {
  return displayName === '' || displayName === nameFromEmail(email) ? undefined : displayName
}

/**
 * Where to go after sign-in. Returns `redirect`, taken from the address bar, only if it is a path of this site (one
 * leading slash, no backslash, no control character), else `fallback`. Anything else could point to another site.
 */
export function safeRedirect(redirect: unknown, fallback: string): string {
  if (typeof redirect !== 'string' || !redirect.startsWith('/')) return fallback
  if (redirect.startsWith('//') || /[\\\p{Cc}]/u.test(redirect)) return fallback
  return redirect
}
