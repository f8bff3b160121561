import { AppError } from '../../../shared/errors.ts'
import {
  type Answers,
  type OnboardingRequest,
  type Personalization,
  type Profile,
  type UpdatePreferencesRequest,
} from '../../../shared/features/account/account.schema.ts'
import { nameFromEmail } from '../../../shared/features/auth/auth.rules.ts'
import { type Provider } from '../../../shared/features/auth/auth.schema.ts'
import { type Clock } from '../../runtime/clock.ts'
import { type IdentityProvider } from '../../providers/identity/identity.port.ts'
import { type AccountRepository } from './account.repository.ts'

/** What this feature needs to know and change of a user. */
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
  markLeaving(userId: string, now: Date): Promise<void>
  delete(userId: string): Promise<void>
}

/** What each feature removes outside of the foreign keys; each can be repeated. */
export type Removers = ((userId: string) => Promise<unknown>)[]

/** Profile, preferences, personalization, export and deletion of an account. Source: docs/product-rules.md#payments. */
export function createAccountService(deps: {
  repository: AccountRepository
  users: Users
  identity: IdentityProvider | undefined
  removers: Removers
  clock: Clock
}) {
  const { repository, users, identity, removers, clock } = deps
  let hasTraces = false

  /** Removes remains of deleted accounts from the search index, and from the database's log once no process reads it. */
  async function sweep(): Promise<void> {
    if (!hasTraces) return
    await repository.purgeIndex()
    hasTraces = !(await repository.emptyLog())
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
      createdAt: createdAt.toISOString(),
    }
  }

  return {
    profile,

    /** Changes what is named. An empty display name becomes the part of the address before the @. */
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

    /** Stores the answers, the first time or instead of earlier ones. */
    async completeOnboarding(userId: string, answers: OnboardingRequest): Promise<Personalization> {
      await repository.saveAnswers(userId, answers, clock.now())
      return { hasCompletedOnboarding: true, ...answers }
    },

    /** The five answers, for anyone who writes for this user; undefined before onboarding. */
    findAnswers: (userId: string): Promise<Answers | undefined> => repository.findAnswers(userId),

    /**
     * Removes the account and all that belongs to it. It is marked first, so that nothing is started for it meanwhile. Then
     * follows what is outside of the database: where it fails, the account still exists and can be deleted again. Throws the
     * providers' BAD_GATEWAY or GATEWAY_TIMEOUT.
     */
    async remove(userId: string): Promise<void> {
      const { externalId } = await requireUser(userId)
      await users.markLeaving(userId, clock.now())
      for (const remove of removers) await remove(userId)
      if (identity && externalId) await identity.remove(externalId)
      await users.delete(userId)
      hasTraces = true
      // The account is deleted, whether or not this succeeds; housekeeping and the next start repeat it.
      await repository.emptyLog().catch(() => {})
    },

    sweep,
  }
}
