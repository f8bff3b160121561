import type { BackupState } from '../../../../shared/features/admin/storage.schema.ts'
import { longDay, timeOfDay, weekdayTime } from '../../../lib/time/format-time.ts'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import { CodeLines } from '../../../ui/data/code-lines.tsx'
import { SubjectCard } from '../../../ui/data/subject-card.tsx'
import { FormError } from '../../../ui/fields/form-error.tsx'
import { AdminPanel } from '../admin-panel.tsx'
import { BackupItem } from './backup-item.tsx'
import styles from './backups-card.module.css'
import { type useBackups } from './use-backups.ts'

/** The backups of this server, one made now, and how to restore. */
export function BackupsCard({ query, busy, begin }: ReturnType<typeof useBackups>) {
  return (
    <AdminPanel query={query} failedTitle="The backups did not load">
      {(state) => (
        <SubjectCard title="Backups">
          {state.kind === 'postgres' ? (
            <PostgresCommands {...state} />
          ) : (
            <SqliteBackups state={state} busy={busy} onBegin={() => void begin()} />
          )}
          {state.bucket !== null && (
            <p className="hl-small hl-text-2">
              The audio is in the bucket {state.bucket}. Switch on versions of objects there, with a rule that deletes
              old versions after some weeks.
            </p>
          )}
        </SubjectCard>
      )}
    </AdminPanel>
  )
}

type Sqlite = Extract<BackupState, { kind: 'sqlite' }>

function SqliteBackups({ state, busy, onBegin }: { state: Sqlite; busy: boolean; onBegin(): void }) {
  const { next, keep, since, failure, backups } = state
  return (
    <>
      <p className="hl-small hl-text-2">
        {next === null
          ? 'There is no schedule. For one a day: BACKUP_AT=03:30 in .env.'
          : `The next one: ${weekdayTime(next)}. The last ${keep} of the schedule are kept.`}{' '}
        Each is opened and checked. They are files on the disk of the server; nobody can download them.
      </p>
      <div className={styles.now}>
        <BusyButton variant="default" busy={busy || since !== null} busyLabel="Making a backup..." onClick={onBegin}>
          Back up now
        </BusyButton>
      </div>
      <FormError>
        {failure ? `The backup of ${longDay(failure.at)}, ${timeOfDay(failure.at)} failed: ${failure.message}` : ''}
      </FormError>
      {backups.length === 0 ? (
        <p className="hl-small">There is none yet.</p>
      ) : (
        <ul aria-label="Backups">
          {backups.map((backup) => (
            <BackupItem key={backup.restore} backup={backup} />
          ))}
        </ul>
      )}
    </>
  )
}

function PostgresCommands({ dump, restore }: { dump: string; restore: string }) {
  return (
    <>
      <p className="hl-small hl-text-2">PostgreSQL makes its own, also while the server runs:</p>
      <CodeLines name="the command for a backup" lines={[dump]} />
      <p className="hl-small hl-text-2">To restore one, stop the server first:</p>
      <CodeLines name="the command to restore" lines={[restore]} />
    </>
  )
}
