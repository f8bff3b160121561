import { isServer } from '../browser/is-server.ts'
import { CHECKOUT_SEEN_COOKIE as SEEN } from '../../../shared/features/subscription/subscription.constants.ts'

/** Whether the checkout was already shown in this browser session. The server renders no page that would redirect to it. */
export function wasCheckoutSeen(): boolean {
  return isServer || document.cookie.split('; ').includes(`${SEEN}=1`)
}

/**
 * Records that the checkout was shown, until the browser closes or the user signs out. Uses a session cookie, because all tabs
 * share it. `sessionStorage` belongs to one tab.
 */
export function markCheckoutSeen(): void {
  document.cookie = `${SEEN}=1; path=/; samesite=lax`
}

/** Removes the mark, for the next user of this browser. */
export function forgetCheckoutSeen(): void {
  document.cookie = `${SEEN}=; path=/; samesite=lax; max-age=0`
}
