import { IconChevronRight, IconCrown, IconDownload, IconSettings } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useSubscription } from '../../lib/use-subscription.ts'
import { SubjectCard } from '../../ui/subject-card.tsx'
import styles from './quick-actions.module.css'
import { useExport } from './use-export.ts'

/** What users do with their account most. */
export function QuickActions() {
  const { busy, exportData } = useExport()
  const { data: subscription } = useSubscription()
  return (
    <SubjectCard title="Quick Actions" className={styles.card}>
      <ul>
        <li className={styles.item}>
          <Link to="/settings" className={styles.action}>
            <IconSettings size={20} stroke={1.75} aria-hidden="true" />
            Account Settings
            <IconChevronRight size={18} stroke={1.75} aria-hidden="true" className={styles.end} />
          </Link>
        </li>
        {subscription?.hasActiveSubscription === false && (
          <li className={styles.item}>
            <Link to="/pricing" className={styles.action}>
              <IconCrown size={20} stroke={1.75} aria-hidden="true" />
              Upgrade to Premium
              <IconChevronRight size={18} stroke={1.75} aria-hidden="true" className={styles.end} />
            </Link>
          </li>
        )}
        <li className={styles.item}>
          <button type="button" className={styles.action} aria-busy={busy || undefined} onClick={exportData}>
            <IconDownload size={20} stroke={1.75} aria-hidden="true" />
            {busy ? 'Exporting...' : 'Export Data'}
          </button>
        </li>
      </ul>
      <p className="hl-meta hl-text-3">Everything you own here, as one JSON file.</p>
    </SubjectCard>
  )
}
