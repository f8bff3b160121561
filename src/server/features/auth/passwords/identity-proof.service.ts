import { AppError } from '../../../../shared/errors.ts'
import { type SessionService } from '../sessions/session.service.ts'
import { type ThrottleService } from '../throttle.service.ts'
import { type UserRepository } from '../user.repository.ts'
import { type Passwords } from './password.service.ts'

/** How a signed-in person proves again who they are: by the password, if it is given, otherwise by the age of the session. */
export interface IdentityProof {
  password?: string | undefined
  sessionToken: string | undefined
  /** The client's address. */
  address: string
}

/** Proofs for what cannot be undone: an open browser is no proof of who sits before it. */
export function createIdentityProofs(deps: {
  users: Pick<UserRepository, 'findById'>
  passwords: Pick<Passwords, 'verify'>
  sessions: Pick<SessionService, 'requireRecentSignIn'>
  throttle: Pick<ThrottleService, 'signIn'>
  /** Whether accounts have passwords of this server. */
  hasOwnPasswords: boolean
}) {
  const { users, passwords, sessions, throttle, hasOwnPasswords } = deps

  return {
    /**
     * Requires the password of the account, or a sign-in of a short time ago. Throws BAD_REQUEST with field `password` for a
     * wrong one, FORBIDDEN with `confirm_identity`, TOO_MANY_REQUESTS.
     */
    async require(userId: string, { password, sessionToken, address }: IdentityProof): Promise<void> {
      const account = password !== undefined && hasOwnPasswords ? await users.findById(userId) : undefined
      if (password === undefined || !account?.passwordHash) return sessions.requireRecentSignIn(sessionToken)
      const forgive = await throttle.signIn(account.email, address)
      if (!(await passwords.verify(password, account.passwordHash))) {
        const message = 'Your password is not right. Check it and try again.'
        throw new AppError('BAD_REQUEST', message, { field: 'password' })
      }
      await forgive()
    },
  }
}
