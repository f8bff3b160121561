import { trpc } from '../../../lib/api/trpc.ts'
import styles from '../admin-cards.module.css'
import { AdminPanel } from '../admin-panel.tsx'
import { ProviderCard } from './provider-card.tsx'

/** Milliseconds between two looks at queues and last calls. */
const LOOK_MS = 10_000

/** The outside services of this server: what answers and why, how it goes, and a test. */
export function ProvidersTab() {
  const query = trpc.admin.providers.list.useQuery(undefined, { refetchOnMount: 'always', refetchInterval: LOOK_MS })
  return (
    <AdminPanel query={query} failedTitle="The services did not load">
      {(providers) => (
        <>
          <p className={`hl-small hl-text-2 ${styles.lead}`}>
            Last calls and queues are those of this process since its start; another process on the same database has
            its own. Nothing is changed here: put lines into <code>.env</code> and start the server again.
          </p>
          <div className={styles.cards}>
            {providers.map((provider) => (
              <ProviderCard key={provider.service} provider={provider} />
            ))}
          </div>
        </>
      )}
    </AdminPanel>
  )
}
