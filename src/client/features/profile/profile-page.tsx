import { PageHead } from '../../components/page/page-head.tsx'
import { PageMain } from '../../components/page/page-main.tsx'
import { ThemeToggle } from '../../components/navigation/theme-toggle.tsx'
import { useHost } from '../../lib/api/use-host.ts'
import { AccountInformation } from './account-information.tsx'
import { HelpLine } from './help-line.tsx'
import styles from './profile-page.module.css'
import { QuickActions } from './quick-actions.tsx'
import { SubscriptionCard } from './subscription-card.tsx'
import { UsageStatistics } from './usage-statistics.tsx'

/** The profile page: account data, subscription and usage. */
export function ProfilePage() {
  const { plans } = useHost()
  return (
    <PageMain className={`hl-wrap ${styles.page}`}>
      <PageHead back="Dashboard" title="Profile" sub="Your account and what you made">
        <ThemeToggle className={styles.theme ?? ''} />
      </PageHead>
      <div className={styles.columns}>
        <div className={styles.column}>
          <AccountInformation />
          <UsageStatistics />
        </div>
        <div className={styles.column}>
          {plans && <SubscriptionCard />}
          <QuickActions />
          <HelpLine />
        </div>
      </div>
    </PageMain>
  )
}
