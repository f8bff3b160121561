import { AppError } from '../../../shared/errors.ts'
import { nameFromEmail } from '../../../shared/features/auth/auth.rules.ts'
import {
  type LoginRequest,
  type PublicConfig,
  type RegisterRequest,
  type SessionUser,
} from '../../../shared/features/auth/auth.schema.ts'
import { type Chance } from '../../chance.ts'
import { type Clock } from '../../clock.ts'
import { hashPassword, refuseWeakPassword, verifyPassword } from './password.service.ts'
import { type SessionService } from './session.service.ts'
import { type ThrottleService } from './throttle.service.ts'
import { type Account, type UserRepository } from './user.repository.ts'

/** Where a request comes from: the peer's address and its `User-Agent`. */
export interface Visitor {
  address: string
  userAgent: string
}

/** A session that has just begun; `token` belongs in the cookie and nowhere else. */
export interface StartedSession {
  user: SessionUser
  token: string
}

/** The server's own accounts: e-mail and password. Source: decisions 3. */
export function createAuthService(deps: {
  users: UserRepository
  sessions: SessionService
  throttle: ThrottleService
  clock: Clock
  chance: Chance
  publicConfig: PublicConfig
}) {
  const { users, sessions, throttle, clock, chance, publicConfig } = deps
  let decoy: Promise<string> | undefined

  async function start(account: Account, visitor: Visitor): Promise<StartedSession> {
    const token = await sessions.start(account.id, visitor.userAgent)
    return { user: toSessionUser(account), token }
  }

  async function createAccount(request: RegisterRequest): Promise<Account> {
    const { email, password } = request
    const account: Account = {
      id: chance.id(),
      email,
      displayName: request.displayName || nameFromEmail(email),
      provider: 'email',
      passwordHash: await hashPassword(password),
    }
    if (!(await users.insert(account, clock.now()))) {
      const message = 'An account with this email address already exists. Sign in instead.'
      throw new AppError('CONFLICT', message, { field: 'email' })
    }
    return account
  }

  /** Creates an account. Returns the one that is there where another process that starts at once was quicker. */
  async function createUnlessThere(email: string, password: string): Promise<Account | undefined> {
    try {
      await createAccount({ email, password })
      return undefined
    } catch (error) {
      const account = await users.findByEmail(email)
      if (!account) throw error
      return account
    }
  }

  return {
    publicConfig: (): PublicConfig => publicConfig,

    /** Makes an account and signs it in. Throws BAD_REQUEST for a weak password, CONFLICT for a taken address. */
    async register(request: RegisterRequest, visitor: Visitor): Promise<StartedSession> {
      await throttle.register(visitor.address)
      await refuseWeakPassword(request.password, request.email)
      return start(await createAccount(request), visitor)
    },

    /**
     * Signs in. Throws UNAUTHORIZED, with one text and after the same work, for an unknown account and for a wrong
     * password; TOO_MANY_REQUESTS after too many failures.
     */
    async login(request: LoginRequest, visitor: Visitor): Promise<StartedSession> {
      const forgive = await throttle.signIn(request.email, visitor.address)
      const account = await users.findByEmail(request.email)
      const hash = account?.passwordHash ?? (await (decoy ??= hashPassword(chance.token())))
      const matches = await verifyPassword(request.password, hash)
      if (!account?.passwordHash || !matches) {
        throw new AppError('UNAUTHORIZED', 'Wrong email or password. Please check your credentials and try again.')
      }
      await forgive()
      return start(account, visitor)
    },

    /** Ends the session behind a cookie's token; without one there is nothing to end. */
    async logout(token: string | undefined): Promise<void> {
      if (token) await sessions.end(token)
    },

    /**
     * Makes sure that an account exists and opens with `password`: the demo account, the owner's. Ends its sessions
     * when the password had to change.
     */
    async ensureAccount(email: string, password: string): Promise<void> {
      const account = (await users.findByEmail(email)) ?? (await createUnlessThere(email, password))
      if (!account) return
      if (account.passwordHash && (await verifyPassword(password, account.passwordHash))) return
      await users.updatePasswordHash(account.id, await hashPassword(password))
      await sessions.endAllOf(account.id)
    },
  }
}

function toSessionUser({ id, email, displayName, provider }: Account): SessionUser {
  return { id, email, displayName, provider }
}
