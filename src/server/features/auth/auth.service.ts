import { AppError, ERROR_STATUS } from '../../../shared/errors.ts'
import { NO_FIREBASE } from '../../../shared/features/auth/auth.constants.ts'
import {
  type FederatedRequest,
  type LoginRequest,
  type PublicConfig,
  type RegisterRequest,
  type SessionUser,
  type SignedInUser,
} from '../../../shared/features/auth/auth.schema.ts'
import { type IdentityProvider } from '../../providers/identity/identity.port.ts'
import { type AccountMail } from './account-mail.service.ts'
import { type Devices } from './sessions/device.service.ts'
import { type EmbeddedAccounts, requireCredentials } from './embedded-accounts.service.ts'
import { type FederatedAccounts } from './federated-accounts.service.ts'
import { acceptNewPassword } from './passwords/password-strength.service.ts'
import { type ProviderSession } from './sessions/session.repository.ts'
import { type SessionService } from './sessions/session.service.ts'
import { type Registration } from './registration/registration.service.ts'
import { type ThrottleService } from './throttle.service.ts'
import { type Account, type UserRepository } from './user.repository.ts'

/** The origin of a request: the client's address, its `User-Agent`, and the cookie that identifies a device. */
export interface Visitor {
  address: string
  userAgent: string
  deviceToken: string | undefined
  /** The token of the browser's current session; a new session replaces it. */
  sessionToken: string | undefined
}

/** A new session. Both tokens are sent in cookies only. */
export interface StartedSession {
  user: SignedInUser
  token: string
  deviceToken: string
}

export type AuthService = ReturnType<typeof createAuthService>

/**
 * Registering, signing in and out, with the server's own accounts or with an identity provider. Source:
 * docs/product-rules.md#identity.
 */
export function createAuthService(deps: {
  embedded: EmbeddedAccounts
  federated: FederatedAccounts
  /** Undefined where the server has its own accounts. */
  identity: IdentityProvider | undefined
  sessions: SessionService
  devices: Devices
  mail: AccountMail
  throttle: ThrottleService
  registration: Registration
  users: Pick<UserRepository, 'findByEmail'>
  /** The address of the demo account; undefined without one. */
  demoEmail: string | undefined
  publicConfig: () => PublicConfig
  /** The page of an OpenID Connect provider that ends the session of an ID token; undefined where there is none. */
  signOutUrl(idToken: string): Promise<string | undefined>
}) {
  const { embedded, federated, identity, sessions, devices, mail, throttle, registration, publicConfig } = deps
  const { users, demoEmail, signOutUrl } = deps

  async function start(
    account: Account,
    visitor: Visitor,
    { isNew = false, granted }: { isNew?: boolean; granted?: ProviderSession } = {},
  ): Promise<StartedSession> {
    const { userAgent } = visitor
    const token = await sessions.start(account, userAgent, granted)
    if (visitor.sessionToken) await sessions.end(visitor.sessionToken)
    const tell = (id: string) => mail.enqueue(account.id, { about: 'new-device', device: id })
    const device = { token: visitor.deviceToken, userAgent }
    const deviceToken = await devices.recognize(account.id, device, isNew ? undefined : tell)
    const { id, email, displayName, provider } = account
    return { user: { id, email, displayName, provider }, token, deviceToken }
  }

  async function federate(
    provider: IdentityProvider,
    call: FederatedRequest,
    visitor: Visitor,
  ): Promise<StartedSession> {
    const forgive = await throttle.federated(visitor.address)
    try {
      const { account, isNew, validSince, signedInAt } = await federated.resolve(provider, {
        ...call,
        idToken: call.idToken,
      })
      await forgive()
      if (validSince) await sessions.endOutdated(account.id, validSince)
      return await start(account, visitor, { isNew, granted: { validSince, signedInAt } })
    } catch (error) {
      // A failure of the provider does not count as an attempt of the user.
      if (error instanceof AppError && ERROR_STATUS[error.code] >= 500) await forgive()
      throw error
    }
  }

  return {
    publicConfig,
    /** Starts a session for a person who was checked. */
    start,

    /**
     * Creates an account and signs it in. Throws BAD_REQUEST for a refused password, CONFLICT for a taken address, or
     * with a requested warning, FORBIDDEN where the visitor may not sign up.
     */
    async register(request: RegisterRequest, visitor: Visitor): Promise<StartedSession> {
      if (identity) return federate(identity, request, visitor)
      // First, so that a server that is not open tells nothing of its accounts.
      if (request.invite === undefined) await registration.check(undefined)
      const credentials = requireCredentials(request)
      await throttle.register(visitor.address)
      await registration.check(request.invite)
      const owner = { email: credentials.email, displayName: request.displayName }
      await acceptNewPassword(credentials.password, owner, { warn: request.warnWeakPassword })
      const account = await embedded.create(credentials, request.displayName, (id) => async (trx) => {
        await registration.admit(id, request.invite)(trx)
        await mail.enqueue(id, { about: 'verification' })(trx)
      })
      return start(account, visitor, { isNew: true })
    },

    /** Signs in. Throws UNAUTHORIZED for wrong credentials, TOO_MANY_REQUESTS after too many failures. */
    async login(request: LoginRequest, visitor: Visitor): Promise<StartedSession> {
      if (identity) return federate(identity, request, visitor)
      const credentials = requireCredentials(request)
      const known = await devices.isKnown(credentials.email, visitor.deviceToken)
      const forgive = await throttle.signIn(credentials.email, visitor.address, known ? visitor.deviceToken : undefined)
      const account = await embedded.check(credentials)
      await forgive()
      return start(account, visitor)
    },

    /** Signs in to the demo account. Throws NOT_FOUND on a server without one. */
    async demo(visitor: Visitor): Promise<StartedSession> {
      const account = demoEmail === undefined ? undefined : await users.findByEmail(demoEmail)
      if (!account) throw new AppError('NOT_FOUND', 'There is no demo account on this server.')
      return start(account, visitor, { isNew: true })
    },

    /** Signs in by an ID token. Throws NOT_IMPLEMENTED where the server has its own accounts. */
    async google(request: FederatedRequest, visitor: Visitor): Promise<StartedSession> {
      if (!identity) throw new AppError('NOT_IMPLEMENTED', NO_FIREBASE)
      return federate(identity, request, visitor)
    },

    /**
     * Renews the session: by an ID token with an identity provider, otherwise the existing one, in which case no new
     * cookie is set. Throws UNAUTHORIZED without a session.
     */
    async syncSession(
      request: FederatedRequest,
      visitor: Visitor,
      current: SessionUser | undefined,
    ): Promise<StartedSession | { user: SignedInUser }> {
      if (identity) return federate(identity, request, visitor)
      if (!current) throw new AppError('UNAUTHORIZED', 'Authentication required. Please sign in and try again.')
      return { user: current }
    },

    /**
     * Ends the session of a cookie's token, if there is one. Returns the identity provider's page that ends the session
     * there too; undefined where there is none.
     */
    async logout(token: string | undefined): Promise<string | undefined> {
      const idToken = token === undefined ? undefined : await sessions.end(token)
      return idToken === undefined ? undefined : signOutUrl(idToken)
    },
  }
}
