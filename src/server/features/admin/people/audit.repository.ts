import { type Kysely } from 'kysely'
import { instant, json } from '../../../../../db/columns.ts'
import { afterKeyset, type Keyset } from '../../../../../db/keyset.ts'
import { type Database } from '../../../../../db/schema/database.ts'
import { type AuditAction, type AuditEntry } from '../../../../shared/features/admin/people.schema.ts'

/** What an owner did, to be recorded. `detail` has neither addresses nor names. */
export interface NewAuditEntry {
  id: string
  action: AuditAction
  actor: string
  subject: string | null
  detail: Record<string, number | null> | null
  now: Date
}

export type AuditRepository = ReturnType<typeof createAuditRepository>

/**
 * The log of what owners did. It has ids only: the address of an account is read when the log is shown, and is gone with the
 * account, while the entry remains.
 */
export function createAuditRepository(db: Kysely<Database>) {
  return {
    /** Records something, in the transaction that does it. */
    async insert(trx: Kysely<Database>, entry: NewAuditEntry): Promise<void> {
      await trx
        .insertInto('audit_entries')
        .values({
          id: entry.id,
          action: entry.action,
          actor: entry.actor,
          subject: entry.subject,
          detail: entry.detail && json.encode(entry.detail),
          created_at: instant.encode(entry.now),
        })
        .execute()
    },

    /** At most `limit` entries, newest first, after the one at `after`. */
    async findPage(after: Keyset | undefined, limit: number): Promise<AuditEntry[]> {
      const page = afterKeyset(db.selectFrom('audit_entries').selectAll(), ['created_at', 'id'], 'desc', after)
      const rows = await db
        .selectFrom(page.limit(limit).as('entry'))
        .leftJoin('users as actors', 'actors.id', 'entry.actor')
        .leftJoin('users as subjects', 'subjects.id', 'entry.subject')
        .select(['entry.id', 'entry.action', 'entry.subject', 'entry.detail', 'entry.created_at as at'])
        .select(['actors.email as by', 'subjects.email as about'])
        .orderBy('entry.created_at', 'desc')
        .orderBy('entry.id', 'desc')
        .execute()
      return rows.map(({ subject, detail, action, ...row }) => ({
        ...row,
        action: action as AuditAction,
        isAboutPerson: subject !== null,
        detail: detail === null ? null : json.decode<Record<string, number | null>>(detail),
      }))
    },

    /** What was done with a user, for their export: without who did it. */
    findAllAbout: (userId: string): Promise<{ action: string; detail: string | null; at: string }[]> =>
      db
        .selectFrom('audit_entries')
        .select(['action', 'detail', 'created_at as at'])
        .where('subject', '=', userId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
  }
}
