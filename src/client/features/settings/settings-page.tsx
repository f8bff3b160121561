import { readFailure } from '../../lib/api/failure.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { useUser } from '../../lib/session/user-context.ts'
import { PageHead } from '../../components/page/page-head.tsx'
import { PageMain } from '../../components/page/page-main.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBars } from '../../ui/states/skeleton-bars.tsx'
import { SettingsCards } from './settings-cards.tsx'
import styles from './settings-page.module.css'

/** The settings page. */
export function SettingsPage() {
  const { id } = useUser()
  const { data: profile, error, refetch } = trpc.auth.profile.useQuery()
  const failure = error && !profile ? readFailure(error) : null
  return (
    <PageMain className={`hl-wrap ${styles.page}`}>
      <PageHead back="Dashboard" title="Settings" sub="Your account and how Hookline behaves" />
      {profile && <SettingsCards key={id} profile={profile} />}
      {failure && (
        <ErrorState
          title="Your settings did not load"
          message={failure.message}
          requestId={failure.requestId}
          onRetry={() => void refetch()}
        />
      )}
      {!profile && !failure && (
        <div className={`hl-surface ${styles.waiting}`}>
          <SkeletonBars widths={[30]} tall />
          <SkeletonBars widths={[80, 60, 70]} />
        </div>
      )}
    </PageMain>
  )
}
