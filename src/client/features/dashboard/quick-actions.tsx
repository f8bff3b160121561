import { IconBookmark, IconChevronRight, IconCrown, IconSettings, IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { SubjectCard } from '../../ui/data/subject-card.tsx'
import styles from './quick-actions.module.css'

const ACTIONS = [
  { label: 'Creator Library', to: '/library', icon: IconBookmark, forEverybody: true },
  { label: 'View Profile', to: '/profile', icon: IconUserCircle, forEverybody: true },
  { label: 'Settings', to: '/settings', icon: IconSettings, forEverybody: true },
  { label: 'Upgrade to Premium', to: '/checkout', icon: IconCrown, forEverybody: false },
] as const

/** The links to the most used pages. */
export function QuickActions({ canUpgrade }: { canUpgrade: boolean }) {
  return (
    <SubjectCard title="Quick actions">
      <ul className={styles.list}>
        {ACTIONS.filter(({ forEverybody }) => forEverybody || canUpgrade).map(({ label, to, icon: Icon }) => (
          <li key={to}>
            <Link to={to} className={styles.action}>
              <Icon size={20} stroke={1.75} aria-hidden="true" />
              {label}
              <IconChevronRight size={18} stroke={1.75} aria-hidden="true" className={styles.end} />
            </Link>
          </li>
        ))}
      </ul>
    </SubjectCard>
  )
}
