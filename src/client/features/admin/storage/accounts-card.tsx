import { Button } from '@mantine/core'
import type { AccountSpacePage } from '../../../../shared/features/admin/storage.schema.ts'
import { SubjectCard } from '../../../ui/data/subject-card.tsx'
import { AdminPanel, type PanelQuery } from '../admin-panel.tsx'
import { formatBytes } from './format-bytes.ts'
import styles from './accounts-card.module.css'

interface AccountsQuery extends PanelQuery<{ pages: AccountSpacePage[] }> {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage(): unknown
}

/** The accounts that have the most stored. */
export function AccountsCard({ query }: { query: AccountsQuery }) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  return (
    <AdminPanel query={query} failedTitle="The accounts did not load">
      {({ pages }) => (
        <SubjectCard title="Accounts with the most stored">
          {pages[0]?.accounts.length === 0 && <p className="hl-small">Nobody has saved or spoken anything yet.</p>}
          <ul aria-label="Accounts with the most stored">
            {pages
              .flatMap(({ accounts }) => accounts)
              .map(({ id, email, items, texts, audio }) => (
                <li key={id} className={styles.account}>
                  <b className={styles.email}>{email}</b>
                  <span className="hl-small hl-text-2 hl-figures">
                    {formatBytes(texts + audio)}: {items} {items === 1 ? 'item' : 'items'} with {formatBytes(texts)},
                    audio {formatBytes(audio)}
                  </span>
                </li>
              ))}
          </ul>
          {hasNextPage && (
            <div className="hl-row">
              <Button variant="default" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                Show more
              </Button>
            </div>
          )}
        </SubjectCard>
      )}
    </AdminPanel>
  )
}
