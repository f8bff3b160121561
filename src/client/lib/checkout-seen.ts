const SEEN_KEY = 'hookline-checkout-seen'

/** Whether the checkout was shown in this session of the browser. Where nothing is stored, it counts as seen. */
export function wasCheckoutSeen(): boolean {
  try {
    return sessionStorage.getItem(SEEN_KEY) !== null
  } catch {
    return true
  }
}

/** Remembers it until the tab closes or the user signs out. Source: decisions 4. */
export function markCheckoutSeen(): void {
  try {
    sessionStorage.setItem(SEEN_KEY, '1')
  } catch {
    // Without storage nobody is led there.
  }
}
