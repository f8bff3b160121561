import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'
import { type ErrorCode } from '../../../../shared/errors.ts'
import { type OidcProblem } from '../../../../shared/features/auth/oidc.constants.ts'
import { OidcFault } from '../oidc.port.ts'

/** Codes of the library for an answer that was not there, late, or none of the protocol. */
const NO_ANSWER = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
])
/** Errors of the protocol after which a person may simply try again. Source: RFC 6749, 4.1.2.1; OpenID Connect Core, 3.1.2.6. */
const CANCELLED = new Set(['access_denied', 'interaction_required', 'login_required', 'consent_required'])
const OVERLOADED = new Set(['temporarily_unavailable', 'server_error'])

/** The caller's fault for an error of the library. Its own words go to the log by `cause`. */
export function toOidcFault(error: unknown): OidcFault {
  if (error instanceof OidcFault) return error
  const fault = (code: ErrorCode, problem: OidcProblem, message: string): OidcFault =>
    new OidcFault(code, problem, message, error)
  if (error instanceof AuthorizationResponseError) {
    if (CANCELLED.has(error.error)) return fault('UNAUTHORIZED', 'cancelled', 'The sign-in was not finished.')
    if (OVERLOADED.has(error.error)) return unreachable(error)
    return fault('BAD_GATEWAY', 'refused_server', `The identity provider refused this server: ${error.error}`)
  }
  if (error instanceof ResponseBodyError || error instanceof WWWAuthenticateChallengeError) {
    if (error.status >= 500) return unreachable(error)
    // The code was used before, or the verifier is not the one that it was made for.
    const isCode = error instanceof ResponseBodyError && error.error === 'invalid_grant'
    if (isCode) return fault('UNAUTHORIZED', 'expired', 'The identity provider no longer accepts this sign-in.')
    return fault(
      'BAD_GATEWAY',
      'refused_server',
      'The identity provider refused this server: check OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.',
    )
  }
  if (error instanceof ClientError && !NO_ANSWER.has(error.code ?? '') && error.code !== undefined) {
    return fault('UNAUTHORIZED', 'not_trusted', `The answer of the identity provider is not valid: ${error.message}`)
  }
  return unreachable(error)
}

/** The fault for a provider that cannot be reached. */
export function unreachable(cause?: unknown): OidcFault {
  return new OidcFault('BAD_GATEWAY', 'unreachable', 'The identity provider cannot be reached.', cause)
}
