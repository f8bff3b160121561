import {
  IconChevronRight,
  IconCrown,
  IconDownload,
  IconFileZip,
  IconSettings,
  type TablerIcon,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { DATA_EXPORT_PATH } from '../../../shared/features/account/account.constants.ts'
import { ARCHIVE_PATH } from '../../../shared/features/library/archive.constants.ts'
import { downloadFile } from '../../lib/api/download.ts'
import { useExport } from '../../lib/api/use-export.ts'
import { useSubscription } from '../../lib/billing/use-subscription.ts'
import { SubjectCard } from '../../ui/data/subject-card.tsx'
import styles from './quick-actions.module.css'

const DONE = { title: 'Export Complete', description: 'Your data has been downloaded successfully.' }

/** The most used actions of an account. */
export function QuickActions() {
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
        <Export
          label="Export Data"
          icon={IconDownload}
          note="All your data, as one JSON file."
          hand={() => downloadFile(DATA_EXPORT_PATH)}
        />
        <Export
          label="Everything as a ZIP"
          icon={IconFileZip}
          note="Your library, plan and recordings with their audio. It can be imported again."
          hand={() => downloadFile(ARCHIVE_PATH)}
        />
      </ul>
    </SubjectCard>
  )
}

interface ExportProps {
  label: string
  icon: TablerIcon
  /** What the action does. */
  note: string
  /** Downloads the file. */
  hand(): Promise<void>
}

function Export({ label, icon: Icon, note, hand }: ExportProps) {
  const { busy, run } = useExport()
  const noteId = useId()
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.action}
        aria-busy={busy || undefined}
        aria-describedby={noteId}
        onClick={() => void run(hand, DONE)}
      >
        <Icon size={20} stroke={1.75} aria-hidden="true" />
        {busy ? 'Exporting...' : label}
      </button>
      <p id={noteId} className={`hl-meta hl-text-3 ${styles.note}`}>
        {note}
      </p>
    </li>
  )
}
