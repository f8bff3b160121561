import { readFailure } from '../../lib/api/failure.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { PromptQuota, SearchQuota, SpeechQuota } from '../../components/billing/prompt-quota.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { StatRow } from '../../ui/data/stat-row.tsx'
import { SubjectCard } from '../../ui/data/subject-card.tsx'
import styles from './usage-statistics.module.css'

/** Shows how much the user has generated, and the remaining allowance. */
export function UsageStatistics() {
  const { data, error, refetch } = trpc.auth.statistics.useQuery({})
  if (error && !data) {
    const { message, requestId } = readFailure(error)
    return (
      <ErrorState
        title="Your statistics did not load"
        message={message}
        requestId={requestId}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <SubjectCard title="Usage Statistics">
      <div className={styles.row}>
        <StatRow
          figures={[
            { label: 'Hooks Generated', value: data?.hooksGenerated },
            { label: 'Scripts Written', value: data?.scriptsWritten },
            { label: 'Captions Created', value: data?.captionsCreated },
            { label: 'TTS Generated', note: 'per 100 characters', value: data?.ttsGenerated },
          ]}
        />
        <div className={styles.quotas}>
          <PromptQuota />
          <SearchQuota />
          <SpeechQuota />
        </div>
      </div>
    </SubjectCard>
  )
}
