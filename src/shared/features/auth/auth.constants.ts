/** Lifetime of a session after its last use, in milliseconds. */
export const SESSION_MS = 30 * 24 * 60 * 60_000

/** Milliseconds after a sign-in for which the owner's pages are open. */
export const RECENT_SIGN_IN_MS = 15 * 60_000

/** By how many milliseconds the clock of an identity provider may differ from ours. */
export const CLOCK_TOLERANCE_MS = 60_000
/** A sign-in of which nobody knows how old it is counts as this old, in milliseconds. */
export const UNKNOWN_AGE_MS = 24 * 60 * 60_000

/** Milliseconds after which a deletion has failed, and its account may be used again. */
export const LEAVING_MS = 10 * 60_000

/** Lifetime of a mailed link, in milliseconds. The unsubscribe link has the longest, because mails are read late. */
export const MAIL_LINK_MS = {
  verify: 24 * 60 * 60_000,
  reset: 60 * 60_000,
  unsubscribe: 90 * 24 * 60 * 60_000,
} as const

/** Lifetime of the link that changes an address, and of the one that undoes it, in milliseconds. */
export const EMAIL_CHANGE_MS = { change: 24 * 60 * 60_000, undo: 7 * 24 * 60 * 60_000 } as const

/** Milliseconds for which a browser is remembered as known to a user. */
export const KNOWN_DEVICE_MS = 365 * 24 * 60 * 60_000

/** The error of Google sign-in on a server without Firebase. */
export const NO_FIREBASE = 'Firebase not configured. Please check your Firebase API keys.'

/** The address of the demo account. */
export const DEMO_EMAIL = 'demo@hookline.example'
