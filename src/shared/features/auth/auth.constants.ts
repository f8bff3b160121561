/** How long a session lives after its last use, in milliseconds. */
export const SESSION_MS = 30 * 24 * 60 * 60_000

/** How long a mailed link can be used, in milliseconds. The link that ends mails lives longest, because mails are read late. */
export const MAIL_LINK_MS = {
  verify: 24 * 60 * 60_000,
  reset: 60 * 60_000,
  unsubscribe: 90 * 24 * 60 * 60_000,
} as const

/** How long a browser is remembered as one that the user has signed in from, in milliseconds. */
export const KNOWN_DEVICE_MS = 365 * 24 * 60 * 60_000

/** The error of Google sign-in on a server where Firebase is not configured. */
export const NO_FIREBASE = 'Firebase not configured. Please check your Firebase API keys.'

/** The address of the demo account. */
export const DEMO_EMAIL = 'demo@hookline.example'
