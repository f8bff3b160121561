import { AppError } from '../../../shared/errors.ts'
import { emailKey, nameFromEmail } from '../../../shared/features/auth/auth.rules.ts'
import { type Chance } from '../../chance.ts'
import { type Clock } from '../../clock.ts'
import { type FederatedIdentity, type IdentityProvider } from '../../providers/identity/identity.port.ts'
import { type Account, type UserRepository } from './user.repository.ts'

/** What the caller sent: the token, and an address that must be the token's if it is named at all. */
export interface FederatedCall {
  idToken: string | undefined
  email?: string | undefined
  displayName?: string | undefined
}

/** An account that a token opens. Its sessions from before `validSince` are over at the provider. */
export interface FederatedAccount {
  account: Account
  isNew: boolean
  validSince: Date | undefined
}

export type FederatedAccounts = ReturnType<typeof createFederatedAccounts>

/** Accounts of people whom an identity provider vouches for. Nothing that a body claims is believed. Source: decisions 3. */
export function createFederatedAccounts(deps: { users: UserRepository; clock: Clock; chance: Chance }) {
  const { users, clock, chance } = deps

  /** The account that stands for an identity, by its id, else by an address that the provider has verified. */
  async function find(identity: FederatedIdentity): Promise<Account | undefined> {
    const own = await users.findByExternalId(identity.uid)
    if (own) {
      const proven = identity.emailVerified && emailKey(identity.email) === emailKey(own.email)
      // Who signed in before the address was proven may be somebody else: their sessions end here.
      if (!proven || own.emailVerifiedAt !== null) return own
      await users.link(own.id, identity, clock.now())
      return users.findById(own.id)
    }
    const sameAddress = await users.findByEmail(identity.email)
    if (!sameAddress) return undefined
    if (!identity.emailVerified) {
      const message = 'An account with this email address already exists. Verify the address first, then sign in.'
      throw new AppError('CONFLICT', message, { field: 'email' })
    }
    await users.link(sameAddress.id, identity, clock.now())
    return users.findById(sameAddress.id)
  }

  async function create(identity: FederatedIdentity, displayName: string | undefined): Promise<void> {
    await users.insert({
      id: chance.id(),
      email: identity.email,
      displayName: displayName || identity.displayName || nameFromEmail(identity.email),
      provider: identity.provider,
      passwordHash: null,
      externalId: identity.uid,
      emailVerifiedAt: identity.emailVerified ? clock.now() : null,
      createdAt: clock.now(),
    })
  }

  return {
    /**
     * The account behind an ID token, made or linked if needed. Throws UNAUTHORIZED for a missing or bad token, FORBIDDEN
     * for another address in the body, CONFLICT where an unverified address is somebody's account already.
     */
    async resolve(provider: IdentityProvider, call: FederatedCall): Promise<FederatedAccount> {
      if (!call.idToken) throw new AppError('UNAUTHORIZED', 'Authentication required. Send an ID token of Firebase.')
      const identity = await provider.verify(call.idToken)
      if (call.email !== undefined && emailKey(call.email) !== emailKey(identity.email)) {
        throw new AppError('FORBIDDEN', 'This email address is not the one of the ID token.', { field: 'email' })
      }
      const { validSince } = identity
      const found = await find(identity)
      if (found) return { account: found, isNew: false, validSince }
      // Of two first sign-ins at once one inserts; both find what it made.
      await create(identity, call.displayName)
      const made = await find(identity)
      if (!made) throw new Error('An account that was just made is gone')
      return { account: made, isNew: true, validSince }
    },
  }
}
