import { type WorkState } from '../../../../shared/features/admin/work.schema.ts'
import { AppError } from '../../../../shared/errors.ts'
import { type Jobs } from '../../../runtime/jobs/jobs.port.ts'
import { type AccountEmails } from '../account-emails.repository.ts'

/** Maximum number of failed jobs in the list. */
const MOST_LISTED = 100

/** Mails and reminders of this server that failed for good, and their next try. */
export function createWork(deps: {
  jobs: Pick<Jobs, 'counts' | 'deadLetters' | 'retryDeadLetters'>
  emails: AccountEmails
}) {
  const { jobs } = deps
  return {
    /** The numbers of jobs and the newest failed ones, of all processes. */
    async list(): Promise<WorkState> {
      const [{ waiting, running }, letters] = await Promise.all([jobs.counts(), jobs.deadLetters()])
      const newest = letters.toReversed().slice(0, MOST_LISTED)
      const emails = await deps.emails.findEmails([...new Set(newest.flatMap(({ userId }) => userId ?? []))])
      return {
        waiting,
        running,
        failedCount: letters.length,
        failed: newest.map(({ id, kind, about, userId, createdAt, failedAt, failure }) => ({
          id,
          kind,
          about,
          email: emails.get(userId ?? '') ?? null,
          createdAt: createdAt.toISOString(),
          failedAt: failedAt.toISOString(),
          failure,
        })),
      }
    },

    /** Has a failed job tried again as if it were new. Throws NOT_FOUND where it is not failed, or not any more. */
    async retry(id: string): Promise<void> {
      if ((await jobs.retryDeadLetters(id)) > 0) return
      throw new AppError(
        'NOT_FOUND',
        'It is not in the list any more: it is being tried again, or its account is gone.',
      )
    },

    /** Has every failed job tried again. Returns their number. */
    retryAll: () => jobs.retryDeadLetters(),
  }
}
