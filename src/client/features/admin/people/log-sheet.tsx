import { Button } from '@mantine/core'
import type { AuditEntry } from '../../../../shared/features/admin/people.schema.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { longDay, timeOfDay } from '../../../lib/time/format-time.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { AdminPanel } from '../admin-panel.tsx'
import { PeopleSheet } from './people-sheet.tsx'
import styles from './log-sheet.module.css'

/** The log of what owners did: who, whom, when. */
export function LogSheet({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <PeopleSheet open={open} title="What was done" onClose={onClose}>
      <Log />
    </PeopleSheet>
  )
}

function Log() {
  const query = trpc.admin.people.log.useInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor, refetchOnMount: 'always' },
  )
  const { hasNextPage, isFetching, fetchNextPage } = query
  return (
    <AdminPanel query={query} failedTitle="The log did not load">
      {({ pages }) => (
        <>
          <Entries entries={pages.flatMap((page) => page.entries)} />
          {hasNextPage && (
            <Button
              variant="default"
              data-busy={isFetching || undefined}
              onClick={() => !isFetching && void fetchNextPage()}
            >
              {isFetching ? 'Loading...' : 'Show more'}
            </Button>
          )}
        </>
      )}
    </AdminPanel>
  )
}

function Entries({ entries }: { entries: readonly AuditEntry[] }) {
  if (entries.length === 0)
    return <EmptyState title="Nothing yet" reason="What owners do with accounts is written here." />
  return (
    <ol className={styles.entries} aria-label="What was done, newest first">
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <span className={styles.what}>{describeEntry(entry)}</span>
          <span className="hl-meta hl-text-2 hl-figures">
            {longDay(entry.at)}, {timeOfDay(entry.at)}, by {entry.by ?? 'a deleted account'}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** An entry of the log as a sentence. */
function describeEntry({ action, about, detail }: AuditEntry): string {
  const whom = about ?? 'a deleted account'
  const amount = (name: string): string => (detail?.[name] ?? null)?.toLocaleString('en-US') ?? 'as everyone'
  const sentences: Record<AuditEntry['action'], string> = {
    invite: `Made an invitation: people ${amount('uses')}, days ${amount('days')}`,
    end_invitation: 'Ended an invitation',
    allowance: `Set the allowance of ${whom}: prompts ${amount('prompts')}, searches ${amount('searches')}, characters of speech ${amount('speechCharacters')}`,
    block: `Blocked ${whom}`,
    unblock: `Unblocked ${whom}`,
    free: `Freed the address of ${whom} for a new sign-in`,
    end_subscription: `Ended the subscription of ${whom}`,
    sign_out: `Signed ${whom} out everywhere`,
    reset_link: `Sent ${whom} a link to a new password`,
    delete: `Deleted an account`,
  }
  return sentences[action]
}
