import { AppError, type ErrorCode } from '../../../../shared/errors.ts'

const OWNER = 'Ask the person who runs this server to'
const REFUSED = `Firebase refused this server's service account. ${OWNER} check FIREBASE_SERVICE_ACCOUNT.`
const WEAK = 'Firebase does not accept this password. Choose a longer one.'

/** The message for an invalid token: forged, expired, of another project. */
export const NOT_VALID = 'This sign-in is not valid or has expired. Sign in again.'

/** Error codes of firebase-admin and of Google's answers, with the caller's error. */
const FAULTS: Record<string, readonly [ErrorCode, string, field?: string]> = {
  'auth/id-token-expired': ['UNAUTHORIZED', NOT_VALID],
  'auth/id-token-revoked': ['UNAUTHORIZED', 'This sign-in was ended. Sign in again.'],
  'auth/user-disabled': ['UNAUTHORIZED', 'This account is disabled.'],
  'auth/user-not-found': ['UNAUTHORIZED', 'This account no longer exists.'],
  'auth/invalid-password': ['BAD_REQUEST', WEAK, 'newPassword'],
  'auth/password-does-not-meet-requirements': ['BAD_REQUEST', WEAK, 'newPassword'],
  'auth/too-many-requests': ['TOO_MANY_REQUESTS', 'Firebase has seen too many attempts. Try again in a few minutes.'],
  'auth/insufficient-permission': ['BAD_GATEWAY', REFUSED],
  'app/network-timeout': ['GATEWAY_TIMEOUT', 'Firebase took too long to answer. Try again in a moment.'],
}

/**
 * The caller's error for a failure or refusal of Firebase. An `AppError` is unchanged; an unknown error is BAD_GATEWAY.
 * The SDK's message is in `cause`.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isTokenFault(error)) return new AppError('UNAUTHORIZED', NOT_VALID, { cause: error })
  if (isRefusedAccount(error)) return new AppError('BAD_GATEWAY', REFUSED, { cause: error })
  const [code, message, field] = FAULTS[readErrorCode(error)] ?? [
    'BAD_GATEWAY',
    'Firebase cannot be reached. Try again in a moment.',
  ]
  return new AppError(code, message, { field, cause: error })
}

/** The SDK's code of an error, such as `auth/user-not-found`, or an empty text. */
export function readErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/**
 * Whether the SDK refuses the token itself. The SDK uses the same code where it could not fetch Google's keys, but its
 * message begins with the token's name only for a fault of the token.
 */
function isTokenFault(error: unknown): boolean {
  const aboutToken = error instanceof Error && /^(?:Decoding )?Firebase ID token/u.test(error.message)
  return aboutToken && readErrorCode(error) === 'auth/argument-error'
}

/** Whether Google has refused the service account. The SDK uses the same code where Google was unreachable. */
function isRefusedAccount(error: unknown): boolean {
  if (!(error instanceof Error) || readErrorCode(error) !== 'app/invalid-credential') return false
  const { cause } = error
  return cause instanceof Error && 'status' in cause && Number(cause.status) < 500
}
