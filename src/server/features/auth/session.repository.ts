import { type Kysely } from 'kysely'
import { instant } from '../../../../db/columns.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { type Provider, type SessionUser } from '../../../shared/features/auth/auth.schema.ts'

export interface SessionRow {
  id: string
  lastSeenAt: Date
  user: Omit<SessionUser, 'access'>
}

/** A session as its user sees it in a list. */
export interface SessionEntry {
  id: string
  userAgent: string
  createdAt: string
  lastSeenAt: string
}

export type SessionRepository = ReturnType<typeof createSessionRepository>

export function createSessionRepository(db: Kysely<Database>) {
  return {
    async insert(session: {
      id: string
      userId: string
      tokenHash: string
      userAgent: string
      now: Date
      expiresAt: Date
    }): Promise<void> {
      await db
        .insertInto('sessions')
        .values({
          id: session.id,
          user_id: session.userId,
          token_hash: session.tokenHash,
          user_agent: session.userAgent,
          created_at: instant.encode(session.now),
          last_seen_at: instant.encode(session.now),
          expires_at: instant.encode(session.expiresAt),
        })
        .execute()
    },

    /** The session behind a token's hash with its user, unless it is over. */
    async findByTokenHash(tokenHash: string, now: Date): Promise<SessionRow | undefined> {
      const row = await db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select([
          'sessions.id as sessionId',
          'sessions.last_seen_at as lastSeenAt',
          'users.id as userId',
          'users.email',
          'users.display_name as displayName',
          'users.provider',
          'users.email_verified_at as emailVerifiedAt',
        ])
        .where('sessions.token_hash', '=', tokenHash)
        .where('sessions.expires_at', '>', instant.encode(now))
        .executeTakeFirst()
      return (
        row && {
          id: row.sessionId,
          lastSeenAt: instant.decode(row.lastSeenAt),
          user: {
            id: row.userId,
            email: row.email,
            displayName: row.displayName,
            provider: row.provider as Provider,
            emailVerified: row.emailVerifiedAt !== null,
          },
        }
      )
    },

    /** Moves the end of a session; nothing happens when it was deleted meanwhile. */
    async updateExpiry(id: string, now: Date, expiresAt: Date): Promise<void> {
      await db
        .updateTable('sessions')
        .set({ last_seen_at: instant.encode(now), expires_at: instant.encode(expiresAt) })
        .where('id', '=', id)
        .execute()
    },

    async deleteByTokenHash(tokenHash: string): Promise<void> {
      await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
    },

    /** Deletes every session of a user, or every one but `exceptTokenHash`. */
    async deleteByUser(userId: string, exceptTokenHash = ''): Promise<void> {
      await db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '!=', exceptTokenHash).execute()
    },

    /** The running sessions of a user, the last used first. */
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
