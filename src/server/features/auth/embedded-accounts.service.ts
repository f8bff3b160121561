import { AppError } from '../../../shared/errors.ts'
import { nameFromEmail } from '../../../shared/features/auth/auth.rules.ts'
import { type Random } from '../../runtime/random.ts'
import { type Clock } from '../../runtime/clock.ts'
import { type Enqueue } from '../../runtime/jobs/jobs.port.ts'
import { type Passwords } from './passwords/password.service.ts'
import { type Account, type UserRepository } from './user.repository.ts'

/** E-mail and password. */
export interface Credentials {
  email: string
  password: string
}

export type EmbeddedAccounts = ReturnType<typeof createEmbeddedAccounts>

/** The server's own accounts: e-mail and password. Source: docs/product-rules.md#identity. */
export function createEmbeddedAccounts(deps: {
  users: UserRepository
  passwords: Passwords
  clock: Clock
  random: Random
}) {
  const { users, passwords, clock, random } = deps
  let decoy: Promise<string> | undefined

  return {
    /**
     * Creates an account. `also` runs in the same transaction with its id. Throws CONFLICT with field `email` for a
     * taken address.
     */
    async create(
      { email, password }: Credentials,
      displayName = '',
      also?: (userId: string) => Enqueue,
    ): Promise<Account> {
      const account: Account = {
        id: random.id(),
        email,
        displayName: displayName || nameFromEmail(email),
        provider: 'email',
        passwordHash: await passwords.hash(password),
        externalId: null,
        emailVerifiedAt: null,
        createdAt: clock.now(),
        credentialsVersion: 0,
        isOwner: false,
        ownerGroup: null,
        validSince: null,
      }
      if (await users.insert(account, also?.(account.id))) return account
      const message = 'An account with this email address already exists. Sign in instead.'
      throw new AppError('CONFLICT', message, { field: 'email' })
    },

    /**
     * Checks a password. Throws UNAUTHORIZED, with the same text after the same work, for an unknown account and for a
     * wrong password.
     */
    async check({ email, password }: Credentials): Promise<Account> {
      const account = await users.findByEmail(email)
      const hash = account?.passwordHash ?? (await (decoy ??= passwords.hash(random.token())))
      const matches = await passwords.verify(password, hash)
      if (account?.passwordHash && matches) return account
      throw new AppError('UNAUTHORIZED', 'Wrong email or password. Please check your credentials and try again.')
    },
  }
}

/** The credentials that a request needs for the server's own accounts. Throws BAD_REQUEST with the missing field. */
export function requireCredentials(body: { email?: string | undefined; password?: string | undefined }): Credentials {
  const { email, password } = body
  if (email === undefined) throw missing('email', 'Please enter your email address.')
  if (password === undefined) throw missing('password', 'Please enter your password.')
  return { email, password }
}

function missing(field: keyof Credentials, message: string): AppError {
  return new AppError('BAD_REQUEST', message, { field })
}
