const SEEN = 'hookline-checkout-seen'

/** Whether the checkout was shown in this session of the browser. */
export function wasCheckoutSeen(): boolean {
  return document.cookie.split('; ').includes(`${SEEN}=1`)
}

/**
 * Remembers it until the browser closes or the user signs out. A session cookie, because all tabs share it and
 * `sessionStorage` belongs to one.
 */
export function markCheckoutSeen(): void {
  document.cookie = `${SEEN}=1; path=/; samesite=lax`
}

/** Forgets it, for anyone who signs in next. */
export function forgetCheckoutSeen(): void {
  document.cookie = `${SEEN}=; path=/; samesite=lax; max-age=0`
}
