import { needsProof } from '../admin-panel.tsx'
import styles from '../admin-cards.module.css'
import { ConfirmIdentity } from '../confirm-identity.tsx'
import { trpc } from '../../../lib/api/trpc.ts'
import { AccountsCard } from './accounts-card.tsx'
import { BackupsCard } from './backups-card.tsx'
import { SpaceCard } from './space-card.tsx'
import { useBackups } from './use-backups.ts'

/** What this server stores, whose it is, and its backups. */
export function StorageTab() {
  const backups = useBackups()
  const space = trpc.admin.storage.space.useQuery(undefined, { refetchOnMount: 'always' })
  const accounts = trpc.admin.storage.accounts.useInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor, refetchOnMount: 'always' },
  )
  if ([backups.query, space, accounts].some(needsProof)) return <ConfirmIdentity />
  return (
    <div className={styles.cards}>
      <BackupsCard {...backups} />
      <div className={styles.column}>
        <SpaceCard query={space} />
        <AccountsCard query={accounts} />
      </div>
    </div>
  )
}
