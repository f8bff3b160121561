import { useSearch } from '@tanstack/react-router'
import { readFailure } from '../../lib/api/failure.ts'
import { isServer } from '../../lib/browser/is-server.ts'
import { useNow } from '../../lib/time/use-now.ts'
import { useSubscription } from '../../lib/billing/use-subscription.ts'
import { useUser } from '../../lib/session/user-context.ts'
import { PageHead } from '../../components/page/page-head.tsx'
import { PageMain } from '../../components/page/page-main.tsx'
import { PaymentReturn } from '../../components/billing/payment-return.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { StatRow } from '../../ui/data/stat-row.tsx'
import styles from './dashboard-page.module.css'
import { greetingAt, greetingName, GREETINGS } from './day.ts'
import { PlanNameBadge } from './plan-name-badge.tsx'
import { PlanNotice } from './plan-notice.tsx'
import { PlanUsage } from './plan-usage.tsx'
import { QuickActions } from './quick-actions.tsx'
import { ToolCard } from './tool-card.tsx'
import { PROMPTS_LIMIT, TOOLS } from './tools.ts'
import { useDayCount } from './use-day-count.ts'
import { YourVideos } from './videos/your-videos.tsx'

const MINUTE = 60_000

/** The start page. After a redirect from a bank it first shows the state of the payment. */
export function DashboardPage() {
  const { redirect_status: status } = useSearch({ from: '/_app/dashboard' })
  return status ? <PaymentReturn status={status} /> : <Dashboard />
}

function Dashboard() {
  const { email } = useUser()
  const now = useNow(MINUTE)
  const { data: subscription, error, refetch } = useSubscription()
  const { counts, failure: countFailure, retry: countAgain } = useDayCount(now)
  const planFailure = error && !subscription ? readFailure(error) : null
  const free = subscription?.hasActiveSubscription === false

  return (
    <PageMain className={`hl-wrap ${styles.page}`}>
      <PageHead
        title={
          <>
            <Greeting now={now} />, <bdi>{greetingName(email)}</bdi>
          </>
        }
      >
        {subscription && (
          <div className={styles.badge}>
            <PlanNameBadge subscription={subscription} />
          </div>
        )}
      </PageHead>
      <div className={styles.body}>
        <YourVideos />
        {subscription && <PlanNotice subscription={subscription} />}
        {planFailure && <ErrorState title="Your plan did not load" {...planFailure} onRetry={() => void refetch()} />}
        {countFailure ? (
          <ErrorState title="Your numbers for today did not load" {...countFailure} onRetry={countAgain} />
        ) : (
          <StatRow figures={TOOLS.map(({ tile, figure }) => ({ ...tile, value: counts && figure(counts) }))} />
        )}
        <div className={styles.columns}>
          <section className={styles.tools} aria-label="AI tools">
            {TOOLS.map((tool) => (
              <ToolCard key={tool.to} tool={tool} counts={counts} limited={free} />
            ))}
            {free && <p className={`hl-small hl-text-3 hl-figures ${styles.limit}`}>{PROMPTS_LIMIT}</p>}
            {free && (
              <section className={styles.tip} aria-labelledby="pro-tip">
                <h2 id="pro-tip" className="hl-group">
                  Pro Tip
                </h2>
                <p className="hl-small hl-text-2">
                  Name one person, one thing and one number in your topic. The more specific it is, the better your
                  hooks.
                </p>
              </section>
            )}
          </section>
          <div className={styles.side}>
            {subscription && <PlanUsage free={free} />}
            <QuickActions canUpgrade={free} />
          </div>
        </div>
      </div>
    </PageMain>
  )
}

/** The greeting of the local hour. The server leaves it to `theme.js`, which knows that hour before the first paint. */
function Greeting({ now }: { now: Date }) {
  if (isServer) return <span data-by-hour={JSON.stringify(GREETINGS)} />
  return greetingAt(now.getHours())
}
