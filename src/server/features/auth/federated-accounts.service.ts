import { AppError } from '../../../shared/errors.ts'
import { emailKey, nameFromEmail } from '../../../shared/features/auth/auth.rules.ts'
import { type Provider } from '../../../shared/features/auth/auth.schema.ts'
import { OIDC_SUBJECT } from '../../../shared/features/auth/oidc.constants.ts'
import { type Random } from '../../runtime/random.ts'
import { type Clock } from '../../runtime/clock.ts'
import { type Enqueue } from '../../runtime/jobs/jobs.port.ts'
import {
  type FederatedIdentity,
  type IdentityProvider,
  type ProviderPerson,
} from '../../providers/identity/identity.port.ts'
import { type AddressHolders } from './address-holders.service.ts'
import { type Registration } from './registration/registration.service.ts'
import { type Account, type NewAccount, type UserRepository } from './user.repository.ts'

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

/** Whether an account with a proven address may be linked to an identity that has proven the same. */
type MayJoin = (account: Account) => Promise<boolean>

export type FederatedAccounts = ReturnType<typeof createFederatedAccounts>

type Found = Pick<FederatedAccount, 'account' | 'isNew'>
/** What a new account gets from the request. */
type SignUp = Pick<FederatedCall, 'displayName' | 'invite'>

/** Attempts while other requests change the account. */
const MOST_TRIES = 3

/** Accounts of users of an identity provider. Only the ID token is trusted, nothing in the body. */
export function createFederatedAccounts(deps: {
  users: UserRepository
  holders: Pick<AddressHolders, 'replace'>
  registration: Registration
  clock: Clock
  random: Random
  /** Changes the address at the payment provider. Throws its errors; can be repeated. */
  moveCustomer(userId: string, email: string): Promise<void>
  /** Mails a link that verifies the address of a new account, as a part of its transaction. */
  verify(userId: string): Enqueue
  supportEmail: string
  /** Reports an error that the caller does not see. */
  report(error: unknown): void
}) {
  const { users, holders, registration, clock, random, moveCustomer, verify, supportEmail, report } = deps

  /**
   * Changes an account's address to the one that its user has verified at the provider, because the old mailbox may get
   * another owner. Returns false where nothing changed, also where another account has the address and does not give way.
   * Throws the errors of the payment provider and others; the next check of the user repeats it.
   */
  async function follow(account: Account, person: Pick<ProviderPerson, 'email' | 'emailVerified'>): Promise<boolean> {
    const { email, emailVerified } = person
    if (!email || !emailVerified || emailKey(email) === emailKey(account.email)) return false
    const holder = await users.findByEmail(email)
    if (holder && !(await giveWay(holder))) return false
    await moveCustomer(account.id, email)
    return users.moveAddress(account, email, clock.now())
  }

  /** Removes the account of an address for the user who has proven it. Returns false where it stays. */
  async function giveWay(holder: Account): Promise<boolean> {
    try {
      return await holders.replace(holder, undefined)
    } catch (error) {
      if (error instanceof AppError && (error.code === 'CONFLICT' || error.code === 'FORBIDDEN')) return false
      throw error
    }
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
   * Whether the account with an identity's address may be linked to that identity: only where no other identity has it. Where its
   * user has a new address, the account changes to that and no longer conflicts. Throws CONFLICT where its identity is gone from
   * the provider: nobody knows whether the address still belongs to the same person.
   */
  async function mayJoin(account: Account, provider: IdentityProvider): Promise<boolean> {
    const { externalId } = account
    if (externalId === null) return true
    // Only that provider knows its people.
    if (externalId.startsWith(OIDC_SUBJECT)) return false
    const [person] = await provider.findPeople([externalId])
    if (!person) throw taken(`Its sign-in no longer exists. Write to ${supportEmail}: we can free the address.`)
    await follow(account, person)
    return false
  }

  /** The account of an identity, by its id, otherwise by an address that the provider has verified. */
  async function find(
    identity: FederatedIdentity,
    signUp: SignUp,
    joins: MayJoin,
    tries = MOST_TRIES,
  ): Promise<Found | undefined> {
    const own = await users.findByExternalId(identity.uid)
    if (own && isSameHolder(own, identity)) return asFound(await syncAccount(own, identity))
    const holder = own ?? (await users.findByEmail(identity.email))
    if (!holder) return undefined
    if (!identity.emailVerified) throw taken('Verify the address first, then sign in.')
    if (holder.emailVerifiedAt === null) {
      // Its place was given when it was made: whoever proves the address needs no invitation.
      const next = buildAccount(identity, signUp)
      if (await holders.replace(holder, next)) return asFound(await users.findById(next.id), true)
    } else if ((await joins(holder)) && (await users.link(holder, asLinked(holder, identity), clock.now()))) {
      return asFound(await users.findById(holder.id))
    }
    const now = await users.findByEmail(identity.email)
    const isStill = now?.id === holder.id && now.externalId === holder.externalId && holder.emailVerifiedAt !== null
    if (isStill || tries === 0) throw taken('Sign in the way you did before.')
    return find(identity, signUp, joins, tries - 1)
  }

  function buildAccount(identity: FederatedIdentity, { displayName }: SignUp): NewAccount {
    return {
      id: random.id(),
      email: identity.email,
      displayName: displayName || identity.displayName || nameFromEmail(identity.email),
      provider: identity.provider,
      passwordHash: null,
      externalId: identity.uid,
      emailVerifiedAt: identity.emailVerified ? clock.now() : null,
      createdAt: clock.now(),
    }
  }

  /** Makes the account of an identity. Throws FORBIDDEN where this server does not admit it. */
  async function create(identity: FederatedIdentity, signUp: SignUp): Promise<void> {
    const { invite } = signUp
    const isNamedOwner = registration.isNamedOwner(identity)
    if (!isNamedOwner) await registration.check(invite)
    const account = buildAccount(identity, signUp)
    await users.insert(account, async (trx) => {
      if (!isNamedOwner) await registration.admit(account.id, invite)(trx)
      if (identity.provider === 'oidc' && !identity.emailVerified) await verify(account.id)(trx)
    })
  }

  /** The account of a checked identity, created or linked if needed. Throws FORBIDDEN, CONFLICT as `resolve` does. */
  async function settle(identity: FederatedIdentity, signUp: SignUp, joins: MayJoin): Promise<Found> {
    const found = await find(identity, signUp, joins)
    if (found) return found
    // Of two parallel first sign-ins one inserts, and both find the account.
    await create(identity, signUp)
    const made = await find(identity, signUp, joins)
    if (!made) throw new Error('An account that was just made is gone')
    return { ...made, isNew: true }
  }

  return {
    follow,

    /**
     * The account of a person whom an OpenID Connect provider has identified, created or linked if needed. By an address
     * it is linked only where both sides have proven it and the account has no other identity: nobody can ask such a
     * provider what became of that one. One whose address is not proven gives way to a person who proves it. Throws FORBIDDEN
     * where the person may not sign up, CONFLICT where another account has the address.
     */
    admit: (identity: FederatedIdentity, call: Pick<FederatedCall, 'invite'>) =>
      settle(identity, call, async (account) => account.externalId === null),

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

const asFound = (account: Account | undefined, isNew = false): Found | undefined => account && { account, isNew }

/**
 * Whether the person of an identity still is the one who made its account. At Firebase an identity with an unproven address goes
 * over to whoever resets its password by mail, or signs in with Google, by that address: its id stays the same.
 */
function isSameHolder(account: Account, identity: FederatedIdentity): boolean {
  const isProvenNow = account.emailVerifiedAt === null && identity.emailVerified
  if (!isProvenNow || emailKey(account.email) !== emailKey(identity.email)) return true
  if (identity.provider === 'google' && account.provider !== 'google') return false
  const { validSince } = identity
  return !validSince || (account.validSince !== null && validSince <= account.validSince)
}

function taken(whatToDo: string): AppError {
  const message = `An account with this email address already exists. ${whatToDo}`
  return new AppError('CONFLICT', message, { field: 'email', reason: 'address_taken' })
}
