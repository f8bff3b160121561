import { type Kysely } from 'kysely'
import { instant } from '../../../../../db/columns.ts'
import { compileOnce } from '../../../../../db/compile-once.ts'
import { inTransaction } from '../../../../../db/dialect.ts'
import { type Database } from '../../../../../db/schema/database.ts'
import { type InTransaction } from '../../../../../db/transaction.ts'
import { type SessionUser } from '../../../../shared/features/auth/auth.schema.ts'

export interface SessionRow {
  id: string
  lastSeenAt: Date
  /** Whether a link of the host made the user the owner. */
  isOwner: boolean
  /** The group at the OpenID Connect provider that makes the user an owner. */
  ownerGroup: string | null
  user: Omit<SessionUser, 'access'>
}

/** The identity provider's data at the beginning of a session. */
export interface ProviderSession {
  /** Earlier sign-ins are invalid. */
  validSince: Date | undefined
  /** When the user proved to the provider who they are; now by default. */
  signedInAt?: Date
  /** The ID token of an OpenID Connect provider. */
  idToken?: string
}

/** A session as its user sees it in a list. */
export interface SessionEntry {
  id: string
  userAgent: string
  createdAt: string
  lastSeenAt: string
}

const SESSION_COLUMNS = [
  'sessions.id as sessionId',
  'sessions.last_seen_at as lastSeenAt',
  'users.id as userId',
  'users.email',
  'users.display_name as displayName',
  'users.provider',
  'users.email_verified_at as emailVerifiedAt',
  'users.owner_since as ownerSince',
  'users.owner_group as ownerGroup',
] as const

export type SessionRepository = ReturnType<typeof createSessionRepository>

export function createSessionRepository(db: Kysely<Database>) {
  const sessionsOf = compileOnce(
    db,
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(SESSION_COLUMNS)
      .where('sessions.token_hash', '=', '')
      .where('sessions.expires_at', '>', '')
      .where('users.blocked_at', 'is', null),
  )

  return {
    /**
     * Inserts a session where the account is not blocked and its credentials are still those that were checked. Otherwise
     * returns false: a password that was changed meanwhile gives no session. The account is seen; its row, which is locked,
     * puts a change of the account after the session, so that it ends that too. Who signs in past the OpenID Connect provider
     * is in no group: it may have removed them.
     */
    insert: (session: {
      id: string
      userId: string
      credentialsVersion: number
      tokenHash: string
      userAgent: string
      now: Date
      /** When the user proved who they are; `now` by default. */
      signedInAt?: Date
      expiresAt: Date
      /** Only for a user of the identity provider: its time of the last revocation. */
      provider?: ProviderSession | undefined
    }): Promise<boolean> =>
      inTransaction(db, async (trx) => {
        const { provider } = session
        const now = instant.encode(session.now)
        const { numUpdatedRows } = await trx
          .updateTable('users')
          .set({
            last_seen_at: now,
            ...(provider?.idToken === undefined && { owner_group: null }),
            ...(provider?.validSince && { provider_valid_since: instant.encode(provider.validSince) }),
          })
          .where('id', '=', session.userId)
          .where('credentials_version', '=', session.credentialsVersion)
          .where('blocked_at', 'is', null)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return false
        await trx
          .insertInto('sessions')
          .values({
            id: session.id,
            user_id: session.userId,
            token_hash: session.tokenHash,
            user_agent: session.userAgent,
            created_at: instant.encode(session.signedInAt ?? session.now),
            last_seen_at: now,
            expires_at: instant.encode(session.expiresAt),
            valid_since: provider?.validSince ? instant.encode(provider.validSince) : null,
            checked_at: provider ? now : null,
            id_token: provider?.idToken ?? null,
          })
          .execute()
        return true
      }),

    async isBlocked(userId: string): Promise<boolean> {
      const row = await db.selectFrom('users').select('blocked_at').where('id', '=', userId).executeTakeFirst()
      return typeof row?.blocked_at === 'string'
    },

    /** Deletes all but the `keep` most recently used sessions of a user. */
    async deleteBeyond(userId: string, keep: number): Promise<void> {
      await db
        .deleteFrom('sessions')
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('sessions as old')
            .select('old.id')
            .where('old.user_id', '=', userId)
            .orderBy('old.last_seen_at', 'desc')
            .limit(1_000)
            .offset(keep),
        )
        .execute()
    },

    /**
     * Deletes the sessions of a user whose sign-ins the provider has revoked by its `validSince`. Compares the
     * provider's times of one clock; the server's own time only where there is none.
     */
    async deleteOutdated(userId: string, validSince: Date): Promise<void> {
      await db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where((eb) => eb(eb.fn.coalesce('valid_since', 'created_at'), '<', instant.encode(validSince)))
        .execute()
    },

    /**
     * Marks as checked now the users of at most `limit` current sessions that were not checked since `before`. Returns
     * the users.
     */
    async claimUnchecked(before: Date, now: Date, limit: number): Promise<string[]> {
      const rows = await db
        .updateTable('sessions')
        .set({ checked_at: instant.encode(now) })
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('sessions as due')
            .select('due.id')
            .where('due.checked_at', '<=', instant.encode(before))
            .where('due.expires_at', '>', instant.encode(now))
            .limit(limit),
        )
        // Another server may have marked them in between.
        .where('checked_at', '<=', instant.encode(before))
        .returning('user_id')
        .execute()
      return [...new Set(rows.map((row) => row.user_id))]
    },

    /** The unexpired session of a token's hash, with its user, who is not blocked. */
    async findByTokenHash(tokenHash: string, now: Date): Promise<SessionRow | undefined> {
      const [row] = await sessionsOf(tokenHash, instant.encode(now))
      return (
        row && {
          id: row.sessionId,
          lastSeenAt: instant.decode(row.lastSeenAt),
          isOwner: row.ownerSince !== null,
          ownerGroup: row.ownerGroup,
          user: {
            id: row.userId,
            email: row.email,
            displayName: row.displayName,
            provider: row.provider,
            emailVerified: row.emailVerifiedAt !== null,
          },
        }
      )
    },

    /** When the user of a session proved who they are; undefined where the session has ended. */
    async findSignIn(tokenHash: string, now: Date): Promise<Date | undefined> {
      const row = await db
        .selectFrom('sessions')
        .select('created_at')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', instant.encode(now))
        .executeTakeFirst()
      return row && instant.decode(row.created_at)
    },

    /** Extends a session; does nothing where it was deleted meanwhile. Its user was seen since `before` or is seen now. */
    updateExpiry: (
      id: string,
      userId: string,
      { now, expiresAt, before }: Record<'now' | 'expiresAt' | 'before', Date>,
    ) =>
      inTransaction(db, async (trx) => {
        const at = instant.encode(now)
        // The account first, as everywhere, so that two transactions do not wait for each other.
        await trx
          .updateTable('users')
          .set({ last_seen_at: at })
          .where('id', '=', userId)
          .where((eb) => eb(eb.fn.coalesce('last_seen_at', eb.val('')), '<=', instant.encode(before)))
          .execute()
        await trx
          .updateTable('sessions')
          .set({ last_seen_at: at, expires_at: instant.encode(expiresAt) })
          .where('id', '=', id)
          .execute()
      }),

    /** Deletes a session. Returns the provider's ID token that it began with; undefined without one. */
    async deleteByTokenHash(tokenHash: string): Promise<string | undefined> {
      const row = await db
        .deleteFrom('sessions')
        .where('token_hash', '=', tokenHash)
        .returning('id_token')
        .executeTakeFirst()
      return row?.id_token ?? undefined
    },

    /** Deletes every session of a user, or every one but `exceptTokenHash`. */
    deleteByUser: (userId: string, exceptTokenHash = '', also?: InTransaction): Promise<void> =>
      inTransaction(db, async (trx) => {
        await trx
          .deleteFrom('sessions')
          .where('user_id', '=', userId)
          .where('token_hash', '!=', exceptTokenHash)
          .execute()
        await also?.(trx)
      }),

    /** The current sessions of a user, the most recently used first. */
    async findAll(userId: string, now: Date): Promise<(SessionEntry & { tokenHash: string })[]> {
      return db
        .selectFrom('sessions')
        .select([
          'id',
          'token_hash as tokenHash',
          'user_agent as userAgent',
          'created_at as createdAt',
          'last_seen_at as lastSeenAt',
        ])
        .where('user_id', '=', userId)
        .where('expires_at', '>', instant.encode(now))
        .orderBy('last_seen_at', 'desc')
        .orderBy('id')
        .execute()
    },

    async deleteExpired(now: Date): Promise<void> {
      await db.deleteFrom('sessions').where('expires_at', '<=', instant.encode(now)).execute()
    },
  }
}
