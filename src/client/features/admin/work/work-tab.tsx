import type { FailedJob } from '../../../../shared/features/admin/work.schema.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { longDay, timeOfDay } from '../../../lib/time/format-time.ts'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import { SubjectCard } from '../../../ui/data/subject-card.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { AdminPanel } from '../admin-panel.tsx'
import { useWork } from './use-work.ts'
import styles from './work-tab.module.css'

/** Milliseconds between two looks at the work. */
const LOOK_MS = 10_000

const SUBJECTS: Record<string, string> = {
  verification: 'Mail to confirm an address',
  reset: 'Mail with a link to a new password',
  'password-changed': 'Mail about a changed password',
  'new-device': 'Mail about a new device',
  'email-change': 'Mail to confirm a new address',
  'email-changed': 'Mail about a changed address',
}

/** Mails and reminders that failed for good, with another try. */
export function WorkTab() {
  const query = trpc.admin.work.list.useQuery(undefined, { refetchOnMount: 'always', refetchInterval: LOOK_MS })
  const { busy, retry, retryAll } = useWork()
  return (
    <AdminPanel query={query} failedTitle="The work did not load">
      {({ waiting, running, failedCount, failed }) => (
        <div className={styles.work}>
          <p className="hl-small hl-text-2 hl-figures">
            {waiting} waiting for their time or their next try, {running} running now. A mail is tried for two days.
          </p>
          {failed.length === 0 ? (
            <EmptyState
              title="Everything went out"
              reason="No mail and no reminder has failed for good in the last 30 days."
            />
          ) : (
            <SubjectCard title={failedCount === 1 ? 'One did not go out' : `${failedCount} did not go out`}>
              {failedCount > failed.length && (
                <p className="hl-small hl-text-2">The newest {failed.length} are listed.</p>
              )}
              <ul aria-label="Failed for good" className={styles.list}>
                {failed.map((job) => (
                  <li key={job.id} className={styles.job}>
                    <div className={styles.text}>
                      <b>{nameOf(job)}</b>
                      <span className="hl-small">{job.email ?? 'for nobody who is still here'}</span>
                      <span className="hl-small hl-text-2">{job.failure}</span>
                      <span className="hl-meta hl-text-2 hl-figures">
                        Given up {longDay(job.failedAt)}, {timeOfDay(job.failedAt)}
                      </span>
                    </div>
                    <BusyButton
                      variant="default"
                      busy={busy === job.id}
                      busyLabel="Trying..."
                      aria-label={`Try again: ${nameOf(job)} for ${job.email ?? 'nobody'}`}
                      onClick={() => void retry(job.id)}
                    >
                      Try again
                    </BusyButton>
                  </li>
                ))}
              </ul>
              {failedCount > 1 && (
                <div className="hl-row">
                  <BusyButton
                    variant="default"
                    busy={busy === 'all'}
                    busyLabel="Trying..."
                    onClick={() => void retryAll()}
                  >
                    Try all again
                  </BusyButton>
                </div>
              )}
            </SubjectCard>
          )}
        </div>
      )}
    </AdminPanel>
  )
}

function nameOf({ kind, about }: FailedJob): string {
  if (kind === 'reminder') return 'Reminder of the plan'
  if (kind === 'customer-address') return 'New address for the payments'
  return SUBJECTS[about ?? ''] ?? 'Mail'
}
