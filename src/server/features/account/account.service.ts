import { AppError, LAST_OWNER } from '../../../shared/errors.ts'
import {
  type Answers,
  type OnboardingRequest,
  type Personalization,
  type Profile,
  type UpdatePreferencesRequest,
} from '../../../shared/features/account/account.schema.ts'
import { nameFromEmail } from '../../../shared/features/auth/auth.rules.ts'
import { OIDC_SUBJECT } from '../../../shared/features/auth/oidc.constants.ts'
import { type Provider } from '../../../shared/features/auth/auth.schema.ts'
import { type Clock } from '../../runtime/clock.ts'
import { type Enqueue } from '../../runtime/jobs/jobs.port.ts'
import { type IdentityProvider } from '../../providers/identity/identity.port.ts'
import { type AccountRepository } from './account.repository.ts'

/** What this feature needs of users. */
export interface Users {
  findById(userId: string): Promise<
    | {
        id: string
        email: string
        displayName: string
        provider: Provider
        externalId: string | null
        emailVerifiedAt: Date | null
        createdAt: Date
      }
    | undefined
  >
  updateDisplayName(userId: string, displayName: string): Promise<void>
  /** Returns false for the last owner of this server. */
  markDeleting(userId: string, now: Date): Promise<boolean>
  delete(userId: string, also?: Enqueue): Promise<void>
}

/** How a user proves again who they are: by the password, if it is given, otherwise by a sign-in of a short time ago. */
interface Proof {
  password?: string | undefined
  sessionToken: string | undefined
  address: string
}

/** Removes what the foreign keys do not reach, feature by feature. Each function can be repeated. */
export type Removers = ((userId: string) => Promise<unknown>)[]

/** Profile, preferences, personalization, export and deletion of an account. Source: docs/product-rules.md#payments. */
export function createAccountService(deps: {
  repository: AccountRepository
  users: Users
  identity: IdentityProvider | undefined
  removers: Removers
  /** Throws unless the user has proven again who they are. */
  requireProof(userId: string, proof: Proof): Promise<void>
  /** The address that the user asked for and has not confirmed yet. */
  findPendingEmail(userId: string): Promise<string | undefined>
  clock: Clock
}) {
  const { repository, users, identity, removers, requireProof, findPendingEmail, clock } = deps
  let hasAnyData = false

  /** Removes traces of deleted accounts from the search index, and from the write-ahead log once no process reads it. */
  async function sweep(): Promise<void> {
    if (!hasAnyData) return
    await repository.purgeIndex()
    hasAnyData = !(await repository.emptyLog())
  }

  /**
   * Removes what an account has outside of the database, and its library; then its rows, by `removeRows`. Where it fails, the
   * account still exists and this can be repeated. Throws the providers' errors.
   */
  async function clear<Result>(userId: string, removeRows: () => Promise<Result>): Promise<Result> {
    for (const remove of removers) await remove(userId)
    const result = await removeRows()
    hasAnyData = true
    // The account is deleted even where this fails; housekeeping and the next start repeat it.
    await repository.emptyLog().catch(() => {})
    return result
  }

  async function requireUser(userId: string) {
    const user = await users.findById(userId)
    if (!user) throw new AppError('UNAUTHORIZED', 'Authentication required. Please sign in and try again.')
    return user
  }

  async function profile(userId: string): Promise<Profile> {
    const { email, displayName, provider, emailVerifiedAt, createdAt } = await requireUser(userId)
    return {
      ...(await repository.findPreferences(userId)),
      email,
      displayName,
      provider,
      emailVerified: emailVerifiedAt !== null,
      pendingEmail: (await findPendingEmail(userId)) ?? null,
      createdAt: createdAt.toISOString(),
    }
  }

  /**
   * Removes the account and all its data. The account is marked first, so that nothing is started for it meanwhile.
   * Then data outside of the database is removed. Where that fails, the account still exists and can be deleted
   * again. `also` runs in the transaction that deletes it. Throws CONFLICT for the last owner of this server, and the
   * providers' BAD_GATEWAY or GATEWAY_TIMEOUT.
   */
  async function remove(userId: string, also?: Enqueue): Promise<void> {
    const { externalId } = await requireUser(userId)
    if (!(await users.markDeleting(userId, clock.now()))) throw new AppError('CONFLICT', LAST_OWNER)
    await clear(userId, async () => {
      // A person of an OpenID Connect provider stays there: that account is not ours to delete.
      if (identity && externalId && !externalId.startsWith(OIDC_SUBJECT)) await identity.remove(externalId)
      await users.delete(userId, also)
    })
  }

  return {
    profile,

    /** Changes the given preferences. An empty display name becomes the part of the address before the @. */
    async updatePreferences(userId: string, changes: UpdatePreferencesRequest): Promise<Profile> {
      const { displayName, ...preferences } = changes
      const { email } = await requireUser(userId)
      if (displayName !== undefined) await users.updateDisplayName(userId, displayName || nameFromEmail(email))
      await repository.updatePreferences(userId, preferences)
      return profile(userId)
    },

    /** Whether onboarding is done, and the five answers once it is. */
    async personalization(userId: string): Promise<Personalization> {
      const answers = await repository.findAnswers(userId)
      return { hasCompletedOnboarding: answers !== undefined, ...answers }
    },

    /** Stores the answers, replacing earlier ones. */
    async completeOnboarding(userId: string, answers: OnboardingRequest): Promise<Personalization> {
      await repository.saveAnswers(userId, answers, clock.now())
      return { hasCompletedOnboarding: true, ...answers }
    },

    /** The five answers, for features that write for this user; undefined before onboarding. */
    findAnswers: (userId: string): Promise<Answers | undefined> => repository.findAnswers(userId),

    remove,

    /** Removes an account for its user, who proves again who they are. Throws like that proof and like `remove`. */
    async removeOwn(userId: string, proof: Proof): Promise<void> {
      await requireProof(userId, proof)
      await remove(userId)
    },

    clear,

    sweep,
  }
}
