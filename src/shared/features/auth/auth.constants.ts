/** How long a session lives after its last use, in milliseconds. Source: decisions 3. */
export const SESSION_MS = 30 * 24 * 60 * 60_000

/** How long a mailed link can be used, in milliseconds. Source: decisions 3; one that ends mails outlives a full mailbox. */
export const MAIL_LINK_MS = {
  verify: 24 * 60 * 60_000,
  reset: 60 * 60_000,
  unsubscribe: 90 * 24 * 60 * 60_000,
} as const

/** How long a browser is remembered as one that the user has signed in from, in milliseconds. */
export const KNOWN_DEVICE_MS = 365 * 24 * 60 * 60_000

/** The error where an account has none of what was asked for. Source: spec section 8. */
export const NO_FIREBASE = 'Firebase not configured. Please check your Firebase API keys.'
