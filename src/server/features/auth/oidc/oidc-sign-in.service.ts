import { AppError, ERROR_STATUS } from '../../../../shared/errors.ts'
import { CLOCK_TOLERANCE_MS } from '../../../../shared/features/auth/auth.constants.ts'
import { safeRedirect } from '../../../../shared/features/auth/auth.rules.ts'
import {
  OIDC_CALLBACK_PATH,
  OIDC_SIGN_IN_MS,
  type OidcProblem,
} from '../../../../shared/features/auth/oidc.constants.ts'
import { type SessionUser } from '../../../../shared/features/auth/auth.schema.ts'
import { type Clock } from '../../../runtime/clock.ts'
import { OidcFault, type OidcProvider, type OidcSecrets } from '../../../providers/identity/oidc.port.ts'
import { type AuthService, type StartedSession, type Visitor } from '../auth.service.ts'
import { type FederatedAccounts } from '../federated-accounts.service.ts'
import { provenAt } from '../sessions/session.service.ts'
import { type ThrottleService } from '../throttle.service.ts'
import { type UserRepository } from '../user.repository.ts'

/** What a sign-in is for. */
export interface OidcRequest {
  /** The page to open afterwards: a path of this site; any other is ignored. */
  redirect?: string | undefined
  /** The token of an invitation, or of the link that makes a person the owner. */
  invite?: string | undefined
  /** A signed-in person proves again who they are. */
  confirm: boolean
}

/** A sign-in under way, as the browser that began it keeps it. */
export interface OidcAttempt extends OidcRequest, OidcSecrets {
  /** Milliseconds since 1970. */
  startedAt: number
}

/** Problems that the person who runs the server can do something about. */
const FOR_THE_HOST: ReadonlySet<OidcProblem> = new Set([
  'not_trusted',
  'unreachable',
  'refused_server',
  'wrong_issuer',
  'not_recent',
  'no_email',
])

/**
 * Signing in with the OpenID Connect provider. Nothing is stored here while a person is there: the browser that began
 * keeps what is needed to end it, and the provider takes each code once. Source: docs/product-rules.md#identity.
 */
export function createOidcSignIn(deps: {
  provider: OidcProvider
  /** Whose members are owners; undefined for nobody. */
  ownerGroup: string | undefined
  federated: Pick<FederatedAccounts, 'admit' | 'findOwn'>
  users: Pick<UserRepository, 'updateOwnerGroup'>
  auth: Pick<AuthService, 'start'>
  throttle: Pick<ThrottleService, 'federated'>
  /** The public address of this server, without a trailing slash. */
  origin: () => string
  clock: Clock
}) {
  const { provider, ownerGroup, federated, users, auth, throttle, origin, clock } = deps
  const redirectUri = (): string => `${origin()}${OIDC_CALLBACK_PATH}`

  /** Throws `OidcFault` unless the attempt is one that this browser began a short time ago. */
  function requireAttempt(attempt: OidcAttempt | undefined): OidcAttempt {
    const age = attempt && clock.now().getTime() - attempt.startedAt
    if (attempt && age !== undefined && age >= 0 && age <= OIDC_SIGN_IN_MS) return attempt
    throw new OidcFault('UNAUTHORIZED', 'expired', 'No sign-in of this browser is under way.')
  }

  async function signIn(query: string, attempt: OidcAttempt, visitor: Visitor, current: SessionUser | undefined) {
    const identity = await provider.finish(new URL(`${redirectUri()}?${query}`), attempt)
    const signedInAt = provenAt(identity.signedInAt, clock.now())
    if (attempt.confirm && signedInAt.getTime() < attempt.startedAt - CLOCK_TOLERANCE_MS) {
      throw new OidcFault('UNAUTHORIZED', 'not_recent', 'The person did not sign in again.')
    }
    if (attempt.confirm && (!current || (await federated.findOwn(identity))?.id !== current.id)) {
      throw new OidcFault('UNAUTHORIZED', 'other_person', 'Somebody else signed in at the provider.')
    }
    const { account, isNew } = await federated.admit(identity, { invite: attempt.invite })
    const group = ownerGroup !== undefined && identity.groups.includes(ownerGroup) ? ownerGroup : null
    await users.updateOwnerGroup(account.id, group)
    const { validSince, idToken } = identity
    return auth.start(account, visitor, { isNew, granted: { validSince, signedInAt, idToken } })
  }

  return {
    pageAfter,
    describeFailure,

    /** Begins a sign-in: where the browser goes, and what it keeps. Throws `OidcFault` where the provider cannot be reached. */
    async begin(request: OidcRequest): Promise<{ url: string; attempt: OidcAttempt }> {
      const { url, secrets } = await provider.start({ redirectUri: redirectUri(), isFresh: request.confirm })
      return { url, attempt: { ...request, ...secrets, startedAt: clock.now().getTime() } }
    },

    /**
     * Ends a sign-in: `query` is that of the address with which the browser came back. Throws `OidcFault`, FORBIDDEN
     * where the person may not sign up, CONFLICT where another account has the address, TOO_MANY_REQUESTS.
     */
    async finish(
      query: string,
      given: OidcAttempt | undefined,
      visitor: Visitor,
      current: SessionUser | undefined,
    ): Promise<StartedSession> {
      const attempt = requireAttempt(given)
      const forgive = await throttle.federated(visitor.address)
      try {
        const started = await signIn(query, attempt, visitor, current)
        await forgive()
        return started
      } catch (error) {
        // A failure of the provider does not count as an attempt of the user.
        if (error instanceof AppError && ERROR_STATUS[error.code] >= 500) await forgive()
        throw error
      }
    },
  }
}

/** The page to open after a sign-in. Anything but a path of this site could lead elsewhere. */
function pageAfter(attempt: Pick<OidcRequest, 'redirect' | 'confirm'> | undefined): string {
  const { redirect, confirm } = attempt ?? {}
  const page = safeRedirect(redirect, '')
  if (confirm) return page || '/dashboard'
  // The sign-in page knows where a signed-in person goes: a purchase that waits comes first.
  return page ? `/login?redirect=${encodeURIComponent(page)}` : '/login'
}

/** Why a sign-in failed: a word for the sign-in page, and details for the log where the host can do something about it. */
function describeFailure(error: unknown): { problem: OidcProblem; details?: { reason: string } } {
  if (error instanceof OidcFault) {
    const { problem, message } = error
    return {
      problem,
      ...(FOR_THE_HOST.has(problem) && {
        details: { reason: message.slice(0, LONGEST_LINE) },
      }),
    }
  }
  if (!(error instanceof AppError)) return { problem: 'failed' }
  const { reason, code } = error
  if (reason === 'registration_closed' || reason === 'invite_needed') return { problem: reason }
  if (reason === 'account_blocked') return { problem: 'blocked' }
  if (reason === 'address_has_plan') return { problem: reason }
  if (code === 'CONFLICT') return { problem: 'address_taken' }
  return { problem: code === 'TOO_MANY_REQUESTS' ? 'too_many' : 'failed' }
}

/** Characters of a message in the log. The provider's way back may say anything. */
const LONGEST_LINE = 300
