/** The form for comparing e-mail addresses: trimmed, in lower case. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}

/** The default display name: the part of the address before the @. */
export function nameFromEmail(email: string): string {
  return email.slice(0, Math.max(0, email.lastIndexOf('@'))) || email
}

/** The name that a user has chosen; undefined for the default. */
export function chosenName({ displayName, email }: { displayName: string; email: string }): string | undefined {
  return displayName === '' || displayName === nameFromEmail(email) ? undefined : displayName
}

/**
 * The target after sign-in: `redirect` from the address bar if it is a path of this site (one leading slash, no
 * backslash, no control character), otherwise `fallback`. Anything else could lead to another site.
 */
export function safeRedirect(redirect: unknown, fallback: string): string {
  if (typeof redirect !== 'string' || !redirect.startsWith('/')) return fallback
  if (redirect.startsWith('//') || /[\\\p{Cc}]/u.test(redirect)) return fallback
  return redirect
}
