import { type AuditAction, type AuditPage } from '../../../../shared/features/admin/people.schema.ts'
import { type Clock } from '../../../runtime/clock.ts'
import { type Enqueue } from '../../../runtime/jobs/jobs.port.ts'
import { type Random } from '../../../runtime/random.ts'
import { type AuditRepository } from './audit.repository.ts'
import { readCursor, writeCursor } from './page-cursor.service.ts'

/** Entries on a page. */
const PAGE = 50

export type AuditLog = ReturnType<typeof createAuditLog>

/** Who did what with whose account, and when. */
export function createAuditLog(deps: { repository: AuditRepository; clock: Clock; random: Random }) {
  const { repository, clock, random } = deps
  return {
    /**
     * Records what an owner does, in the transaction that does it. `subject` is the account; null where it concerns none.
     * `detail` has the new values, without addresses and names.
     */
    record:
      (
        action: AuditAction,
        actor: string,
        subject: string | null,
        detail: Record<string, number | null> | null = null,
      ): Enqueue =>
      (trx) =>
        repository.insert(trx, { id: random.id(), action, actor, subject, detail, now: clock.now() }),

    /** A page, newest first. Throws BAD_REQUEST for a cursor that is not one of it. */
    async page(cursor: string | undefined): Promise<AuditPage> {
      const found = await repository.findPage(cursor === undefined ? undefined : readCursor(cursor), PAGE + 1)
      const entries = found.slice(0, PAGE)
      const last = entries.at(-1)
      return { entries, nextCursor: found.length > PAGE && last ? writeCursor([last.at, last.id]) : null }
    },

    /** What owners did with a user's account, for their export. */
    exportData: (userId: string) => repository.findAllAbout(userId),
  }
}
