import { type Kysely } from 'kysely'
import { instant } from '../../../../db/columns.ts'
import { type Database } from '../../../../db/schema/database.ts'

/** The purpose of a mailed link. */
export type MailLinkKind = 'verify' | 'reset' | 'unsubscribe'

export type MailLinkRepository = ReturnType<typeof createMailLinkRepository>

export function createMailLinkRepository(db: Kysely<Database>) {
  return {
    async insert(link: { tokenHash: string; userId: string; kind: MailLinkKind; now: Date; expiresAt: Date }) {
      await db
        .insertInto('mail_links')
        .values({
          token_hash: link.tokenHash,
          user_id: link.userId,
          kind: link.kind,
          created_at: instant.encode(link.now),
          expires_at: instant.encode(link.expiresAt),
        })
        .execute()
    },

    /** The user id of an unexpired link. */
    async find(tokenHash: string, kind: MailLinkKind, now: Date): Promise<string | undefined> {
      const row = await db
        .selectFrom('mail_links')
        .select('user_id')
        .where('token_hash', '=', tokenHash)
        .where('kind', '=', kind)
        .where('expires_at', '>', instant.encode(now))
        .executeTakeFirst()
      return row?.user_id
    },

    /** Deletes a link and returns its user id, in one statement, so that only one of two parallel calls gets it. */
    async take(tokenHash: string, kind: MailLinkKind, now: Date): Promise<string | undefined> {
      const row = await db
        .deleteFrom('mail_links')
        .where('token_hash', '=', tokenHash)
        .where('kind', '=', kind)
        .where('expires_at', '>', instant.encode(now))
        .returning('user_id')
        .executeTakeFirst()
      return row?.user_id
    },

    /** Every open link of a user, without its token's hash. */
    async findAll(userId: string) {
      const rows = await db.selectFrom('mail_links').selectAll().where('user_id', '=', userId).execute()
      return rows.map((row) => ({ kind: row.kind, createdAt: row.created_at, expiresAt: row.expires_at }))
    },

    async deleteByUser(userId: string, kind: MailLinkKind): Promise<void> {
      await db.deleteFrom('mail_links').where('user_id', '=', userId).where('kind', '=', kind).execute()
    },

    async deleteExpired(now: Date): Promise<void> {
      await db.deleteFrom('mail_links').where('expires_at', '<=', instant.encode(now)).execute()
    },
  }
}
