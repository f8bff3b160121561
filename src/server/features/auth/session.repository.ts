import { type Kysely } from 'kysely'
import { instant } from '../../../../db/columns.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { type SessionUser } from '../../../shared/features/auth/auth.schema.ts'

export interface SessionRow {
  id: string
  lastSeenAt: Date
  user: SessionUser
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
            provider: row.provider as SessionUser['provider'],
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

    async deleteByUser(userId: string): Promise<void> {
      await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
    },

    async deleteExpired(now: Date): Promise<void> {
      await db.deleteFrom('sessions').where('expires_at', '<=', instant.encode(now)).execute()
    },
  }
}
