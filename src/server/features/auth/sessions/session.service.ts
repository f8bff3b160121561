import { ACCOUNT_BLOCKED, AppError } from '../../../../shared/errors.ts'
import { deviceName } from '../../../../shared/features/account/account.rules.ts'
import { type Device } from '../../../../shared/features/account/account.schema.ts'
import {
  CLOCK_TOLERANCE_MS,
  RECENT_SIGN_IN_MS,
  SESSION_MS,
  UNKNOWN_AGE_MS,
} from '../../../../shared/features/auth/auth.constants.ts'
import { type SessionUser } from '../../../../shared/features/auth/auth.schema.ts'
import { type Random } from '../../../runtime/random.ts'
import { type Clock } from '../../../runtime/clock.ts'
import { type Enqueue } from '../../../runtime/jobs/jobs.port.ts'
import { hashToken } from '../token.service.ts'
import { type AccessResolver } from '../access.service.ts'
import { type ProviderSession, type SessionRepository } from './session.repository.ts'

/** A session in use is extended at most once in this time (milliseconds), so that not every request writes. */
const SLIDE_AFTER_MS = 60 * 60_000

/** Maximum number of sessions of an account; the least recently used is deleted. */
const MOST_SESSIONS = 50

export type SessionService = ReturnType<typeof createSessionService>

/** Opaque sessions: the cookie has the token, the database its hash. */
export function createSessionService(deps: {
  repository: SessionRepository
  resolveAccess: AccessResolver
  clock: Clock
  random: Random
  supportEmail: string
}) {
  const { repository, resolveAccess, clock, random, supportEmail } = deps
  const endFrom = (now: Date) => new Date(now.getTime() + SESSION_MS)

  /** Returns false where the disk is full: a request that only reads must not fail because of it. */
  async function renew(sessionId: string, userId: string, now: Date): Promise<boolean> {
    try {
      const before = new Date(now.getTime() - SLIDE_AFTER_MS)
      await repository.updateExpiry(sessionId, userId, { now, expiresAt: endFrom(now), before })
      return true
    } catch (error) {
      if (error instanceof AppError && error.code === 'INSUFFICIENT_STORAGE') return false
      throw error
    }
  }

  return {
    /**
     * Starts a session for an account as it was when it was checked. Returns the token for the cookie; it is not
     * stored. `provider` is the identity provider's data of a federated account. Every sign-in ends here: throws FORBIDDEN
     * for a blocked account, and UNAUTHORIZED where the account's credentials have changed meanwhile.
     */
    async start(
      account: { id: string; credentialsVersion: number },
      userAgent: string,
      provider?: ProviderSession,
    ): Promise<string> {
      const token = random.token()
      const now = clock.now()
      const inserted = await repository.insert({
        id: random.id(),
        userId: account.id,
        credentialsVersion: account.credentialsVersion,
        tokenHash: hashToken(token),
        userAgent: userAgent.slice(0, 300),
        now,
        signedInAt: provider?.signedInAt ? provenAt(provider.signedInAt, now) : now,
        expiresAt: endFrom(now),
        provider,
      })
      if (!inserted && (await repository.isBlocked(account.id))) throw blocked(supportEmail)
      if (!inserted) throw new AppError('UNAUTHORIZED', 'Your password was changed just now. Sign in with the new one.')
      await repository.deleteBeyond(account.id, MOST_SESSIONS)
      return token
    },

    /** The user of a session token. `renewed`: the session was extended, so that the cookie can be too. */
    async resolve(token: string): Promise<{ user: SessionUser; renewed: boolean } | undefined> {
      const now = clock.now()
      const session = await repository.findByTokenHash(hashToken(token), now)
      if (!session) return undefined
      const isDue = now.getTime() - session.lastSeenAt.getTime() >= SLIDE_AFTER_MS
      const renewed = isDue && (await renew(session.id, session.user.id, now))
      const { user, isOwner, ownerGroup } = session
      return { user: { ...user, access: resolveAccess({ ...user, isOwner, ownerGroup }) }, renewed }
    },

    /**
     * Throws FORBIDDEN with `confirm_identity` unless the user of a session signed in a short time ago: an open browser
     * is no proof of who sits before it.
     */
    async requireRecentSignIn(token: string | undefined): Promise<void> {
      const now = clock.now()
      const signedInAt = token === undefined ? undefined : await repository.findSignIn(hashToken(token), now)
      const age = signedInAt && now.getTime() - signedInAt.getTime()
      if (age !== undefined && age >= -CLOCK_TOLERANCE_MS && age <= RECENT_SIGN_IN_MS) return
      throw new AppError('FORBIDDEN', "Confirm that it's you: sign in again.", { reason: 'confirm_identity' })
    },

    /** Ends the session of a token, if it exists. Returns the ID token of an OpenID Connect provider that it began with. */
    end: (token: string) => repository.deleteByTokenHash(hashToken(token)),
    /** Ends every session of a user. `also` runs in the same transaction. */
    endAllOf: (userId: string, also?: Enqueue) => repository.deleteByUser(userId, undefined, also),
    /** Ends the sessions of a user whose sign-ins the identity provider has revoked. */
    endOutdated: (userId: string, validSince: Date) => repository.deleteOutdated(userId, validSince),
    /**
     * Users of at most `limit` sessions that were not checked at the identity provider since `before`; marks them as
     * checked now.
     */
    claimUnchecked: (before: Date, limit: number) => repository.claimUnchecked(before, clock.now(), limit),
    /** Ends every session of a user but the one of `token`. */
    endOthers: (userId: string, token: string) => repository.deleteByUser(userId, hashToken(token)),

    /** The devices on which a user is signed in, the most recently used first. `token` identifies the current one. */
    async devices(userId: string, token: string | undefined): Promise<Device[]> {
      const current = token === undefined ? undefined : hashToken(token)
      const sessions = await repository.findAll(userId, clock.now())
      return sessions.map(({ tokenHash, userAgent, ...session }) => ({
        ...session,
        name: deviceName(userAgent),
        current: tokenHash === current,
      }))
    },

    /** The current sessions of a user for their export, without the tokens' hashes. */
    async exportData(userId: string) {
      const sessions = await repository.findAll(userId, clock.now())
      return sessions.map(({ id, userAgent, createdAt, lastSeenAt }) => ({ id, userAgent, createdAt, lastSeenAt }))
    },

    /** Deletes expired sessions. */
    sweep: () => repository.deleteExpired(clock.now()),
  }
}

/**
 * When a person proved who they are, by the provider's time. Its clock may be a little ahead of ours; a time that has not come,
 * or is none, proves nothing.
 */
export function provenAt(signedInAt: Date, now: Date): Date {
  const age = now.getTime() - signedInAt.getTime()
  if (age >= 0) return signedInAt
  return age >= -CLOCK_TOLERANCE_MS ? now : new Date(now.getTime() - UNKNOWN_AGE_MS)
}

/** The refusal of a person whom an owner has blocked. They have proven who they are, so it tells nothing to a stranger. */
function blocked(supportEmail: string): AppError {
  return new AppError('FORBIDDEN', `${ACCOUNT_BLOCKED} Questions? Write to ${supportEmail}.`, {
    reason: 'account_blocked',
  })
}
