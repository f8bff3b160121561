import { SignInError } from '../session/sign-in-error.ts'

/** The action that failed. */
export type FirebaseAction = 'google' | 'password' | 'reset'

type Text = string | ((place: { host: string; action: FirebaseAction }) => string)

const WRONG = 'Wrong email or password. Please check your credentials and try again.'
const BAD_KEY = 'Invalid Firebase API key. Check FIREBASE_API_KEY in the settings of this server.'
const CANCELLED = 'Sign-in was cancelled. Please try again.'
const STRONGER = 'Firebase asks for a stronger password. Choose a longer one, with letters and numbers.'

/** Messages for the Firebase error codes that a user can act on. */
const TEXTS: Record<string, readonly [text: Text, field?: string]> = {
  'auth/invalid-api-key': [BAD_KEY],
  'auth/api-key-not-valid.-please-pass-a-valid-api-key.': [BAD_KEY],
  'auth/unauthorized-domain': [
    ({ host }) =>
      `Domain "${host}" not authorized. Add this exact domain to Firebase Console → Authentication → Settings → Authorized domains.`,
  ],
  'auth/operation-not-allowed': [
    ({ action }) =>
      `${action === 'google' ? 'Google' : 'Email and password'} sign-in is not enabled. Enable it in Firebase Console → Authentication → Sign-in method.`,
  ],
  'auth/popup-closed-by-user': [CANCELLED],
  'auth/cancelled-popup-request': [CANCELLED],
  'auth/user-cancelled': [CANCELLED],
  'auth/popup-blocked': ['The browser blocked the sign-in window. Allow pop-ups for this site, then try again.'],
  'auth/too-many-requests': ['Too many attempts. Wait a few minutes, then try again.'],
  'auth/network-request-failed': ['Firebase could not be reached. Check the connection and try again.'],
  'auth/timeout': ['Firebase took too long to answer. Please try again.'],
  'auth/user-disabled': ['This account is disabled.'],
  // An unknown address and a wrong password have the same message, so that it does not reveal who has an account.
  'auth/invalid-credential': [WRONG, 'password'],
  'auth/invalid-login-credentials': [WRONG, 'password'],
  'auth/wrong-password': [WRONG, 'password'],
  'auth/user-not-found': [WRONG, 'password'],
  'auth/invalid-email': ['Please enter a valid email address.', 'email'],
  'auth/missing-email': ['Please enter your email address.', 'email'],
  'auth/email-already-in-use': ['An account with this email address already exists. Sign in instead.', 'email'],
  'auth/account-exists-with-different-credential': [
    'An account with this email address exists already. Sign in the way you did before.',
  ],
  'auth/weak-password': [STRONGER, 'password'],
  'auth/password-does-not-meet-requirements': [STRONGER, 'password'],
}

/**
 * Converts any Firebase error into a message of this product. `host` is the host name of this site. Unknown errors keep
 * Firebase's own message.
 */
export function toSignInError(error: unknown, action: FirebaseAction, host: string): SignInError {
  const [text, field] = TEXTS[readErrorCode(error)] ?? [
    `${action === 'google' ? 'Google sign-in' : 'Sign-in'} failed: ${readSentence(error)}`,
  ]
  return new SignInError(typeof text === 'string' ? text : text({ host, action }), field)
}

/** Returns Firebase's code of an error, such as `auth/popup-blocked`, or an empty string. */
export function readErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Removes the parts for developers from a Firebase message: `Firebase: What happened. (auth/code).` */
function readSentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const bare = message
    .replace(/^Firebase: /u, '')
    .replace(/\(auth\/[^()]*\)\.?$/u, '')
    .trimEnd()
  return bare === '' || bare === 'Error' ? `Firebase answered ${readErrorCode(error) || 'nothing'}.` : bare
}
