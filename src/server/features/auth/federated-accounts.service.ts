import { AppError } from '../../../shared/errors.ts'
import { emailKey, nameFromEmail } from '../../../shared/features/auth/auth.rules.ts'
import { type Provider } from '../../../shared/features/auth/auth.schema.ts'
import { type Random } from '../../runtime/random.ts'
import { type Clock } from '../../runtime/clock.ts'
import { type Enqueue } from '../../runtime/jobs/jobs.port.ts'
import {
  type FederatedIdentity,
  type IdentityProvider,
  type ProviderPerson,
} from '../../providers/identity/identity.port.ts'
import { type Registration } from './registration/registration.service.ts'
import { type Account, type UserRepository } from './user.repository.ts'

/** The request: the token, and an address that must equal the token's if present. */
export interface FederatedCall {
  idToken: string | undefined
  email?: string | undefined
  displayName?: string | undefined
  /** The token of an invitation, or of the link that makes a person the owner. */
  invite?: string | undefined
}

/** The account of a token. Its sign-ins from before `validSince` are invalid. */
export interface FederatedAccount {
  account: Account
  isNew: boolean
  validSince: Date | undefined
  signedInAt: Date
}

/** Whether an account may be linked to an identity that has proven its address. */
type MayJoin = (account: Account) => Promise<boolean>

export type FederatedAccounts = ReturnType<typeof createFederatedAccounts>

/** Attempts while other requests change the account. */
const MOST_TRIES = 3

/** Accounts of users of an identity provider. Only the ID token is trusted, nothing in the body. */
export function createFederatedAccounts(deps: {
  users: UserRepository
  registration: Registration
  clock: Clock
  random: Random
  /** Changes the address at the payment provider. Throws its errors; can be repeated. */
  moveCustomer(userId: string, email: string): Promise<void>
  /** Mails a link that verifies the address of a new account, as a part of its transaction. */
  verify(userId: string): Enqueue
  /** Reports an error that the caller does not see. */
  report(error: unknown): void
}) {
  const { users, registration, clock, random, moveCustomer, verify, report } = deps

  /**
   * Changes an account's address to the one that its user has verified at the provider, because the old mailbox may get
   * another owner. Returns false where nothing changed, also where another account has the address. Throws the errors
   * of `moveCustomer`; the next check of the user repeats it.
   */
  async function follow(account: Account, person: Pick<ProviderPerson, 'email' | 'emailVerified'>): Promise<boolean> {
    const { email, emailVerified } = person
    if (!email || !emailVerified || emailKey(email) === emailKey(account.email)) return false
    if (await users.findByEmail(email)) return false
    await moveCustomer(account.id, email)
    return users.moveAddress(account, email, clock.now())
  }

  /** Updates an account with the provider's data of its user. */
  async function syncAccount(account: Account, identity: FederatedIdentity): Promise<Account | undefined> {
    if (!identity.emailVerified) return account
    if (emailKey(identity.email) !== emailKey(account.email)) await follow(account, identity).catch(report)
    // Sessions from before the address was verified may belong to another person.
    else if (account.emailVerifiedAt === null) await users.link(account, identity, clock.now())
    return users.findById(account.id)
  }

  /**
   * Whether the account with an identity's address may be linked to that identity: only where no other identity has it, or its
   * identity is gone from the provider. Where its user has a new address, the account changes to that and no longer conflicts.
   */
  async function mayJoin(account: Account, provider: IdentityProvider): Promise<boolean> {
    if (account.externalId === null) return true
    const [person] = await provider.findPeople([account.externalId])
    if (!person) return true
    await follow(account, person)
    return false
  }

  /** The account of an identity, by its id, otherwise by an address that the provider has verified. */
  async function find(identity: FederatedIdentity, mayJoin: MayJoin, tries = MOST_TRIES): Promise<Account | undefined> {
    const own = await users.findByExternalId(identity.uid)
    if (own) return syncAccount(own, identity)
    const holder = await users.findByEmail(identity.email)
    if (!holder) return undefined
    if (!identity.emailVerified) throw taken('Verify the address first, then sign in.')
    const joined = (await mayJoin(holder)) && (await users.link(holder, asLinked(holder, identity), clock.now()))
    if (joined) return users.findById(holder.id)
    const now = await users.findByEmail(identity.email)
    const isStill = now?.id === holder.id && now.externalId === holder.externalId
    if (isStill || tries === 0) throw taken('Sign in the way you did before.')
    return find(identity, mayJoin, tries - 1)
  }

  /** Makes the account of an identity. Throws FORBIDDEN where this server does not admit it. */
  async function create(
    identity: FederatedIdentity,
    { displayName, invite }: Pick<FederatedCall, 'displayName' | 'invite'>,
  ): Promise<void> {
    const isNamedOwner = registration.isNamedOwner(identity)
    if (!isNamedOwner) await registration.check(invite)
    const id = random.id()
    const account = {
      id,
      email: identity.email,
      displayName: displayName || identity.displayName || nameFromEmail(identity.email),
      provider: identity.provider,
      passwordHash: null,
      externalId: identity.uid,
      emailVerifiedAt: identity.emailVerified ? clock.now() : null,
      createdAt: clock.now(),
    }
    await users.insert(account, async (trx) => {
      if (!isNamedOwner) await registration.admit(id, invite)(trx)
      if (identity.provider === 'oidc' && !identity.emailVerified) await verify(id)(trx)
    })
  }

  /** The account of a checked identity, created or linked if needed. Throws FORBIDDEN, CONFLICT as `resolve` does. */
  async function settle(
    identity: FederatedIdentity,
    call: Pick<FederatedCall, 'displayName' | 'invite'>,
    joins: MayJoin,
  ): Promise<Pick<FederatedAccount, 'account' | 'isNew'>> {
    const found = await find(identity, joins)
    if (found) return { account: found, isNew: false }
    // Of two parallel first sign-ins one inserts, and both find the account.
    await create(identity, call)
    const made = await find(identity, joins)
    if (!made) throw new Error('An account that was just made is gone')
    return { account: made, isNew: true }
  }

  return {
    follow,

    /**
     * The account of a person whom an OpenID Connect provider has identified, created or linked if needed. By an address
     * it is linked only where both sides have proven it and the account has no other identity: nobody can ask such a
     * provider what became of that one. Throws FORBIDDEN where the person may not sign up, CONFLICT where another
     * account has the address.
     */
    admit: (identity: FederatedIdentity, call: Pick<FederatedCall, 'invite'>) =>
      settle(identity, call, async (account) => account.externalId === null && account.emailVerifiedAt !== null),

    /** The account of an identity; undefined before the first sign-in. */
    findOwn: (identity: Pick<FederatedIdentity, 'uid'>) => users.findByExternalId(identity.uid),

    /**
     * The account of an ID token, created or linked if needed. Throws UNAUTHORIZED for a missing or invalid token,
     * FORBIDDEN for another address in the body and where the person may not sign up, CONFLICT where another account has the
     * address.
     */
    async resolve(provider: IdentityProvider, call: FederatedCall): Promise<FederatedAccount> {
      if (!call.idToken) throw new AppError('UNAUTHORIZED', 'Authentication required. Send an ID token of Firebase.')
      const identity = await provider.verify(call.idToken)
      if (call.email !== undefined && emailKey(call.email) !== emailKey(identity.email)) {
        throw new AppError('FORBIDDEN', 'This email address is not the one of the ID token.', { field: 'email' })
      }
      const { validSince, signedInAt } = identity
      return { ...(await settle(identity, call, (account) => mayJoin(account, provider))), validSince, signedInAt }
    },
  }
}

/** An account with a password keeps it beside the provider, and is shown as one that has it. */
function asLinked(account: Account, { uid, provider }: FederatedIdentity): { uid: string; provider: Provider } {
  const keepsPassword = provider === 'oidc' && account.passwordHash !== null
  return { uid, provider: keepsPassword ? account.provider : provider }
}

function taken(whatToDo: string): AppError {
  return new AppError('CONFLICT', `An account with this email address already exists. ${whatToDo}`, { field: 'email' })
}
