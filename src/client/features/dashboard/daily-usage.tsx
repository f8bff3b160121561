import { Button } from '@mantine/core'
import { timeOfDay } from '../../lib/time.ts'
import { trpc } from '../../lib/trpc.ts'
import { Meter } from '../../ui/meter.tsx'
import { SkeletonBars } from '../../ui/skeleton-bars.tsx'
import { SubjectCard } from '../../ui/subject-card.tsx'
import styles from './daily-usage.module.css'

/** What a free user has used of the day, as the server counts it. Source: decisions 5. */
export function DailyUsage() {
  // The page may have been left for hours: it is counted again whenever it opens.
  const { data, isError, refetch } = trpc.subscription.usage.useQuery(undefined, { staleTime: 0 })
  return (
    <SubjectCard title="Daily Usage">
      {data && (
        <div>
          <div className={`hl-small hl-figures ${styles.words}`}>
            <b>AI Prompts</b>
            <span className="hl-text-2">
              {data.prompts.used}/{data.prompts.limit}
            </span>
          </div>
          <Meter value={data.prompts.used} max={data.prompts.limit} label="AI Prompts" />
          <p className={`hl-meta hl-text-3 hl-figures ${styles.left}`}>
            {data.prompts.remaining} left, renews at {timeOfDay(data.prompts.resetDate)}
          </p>
        </div>
      )}
      {!data && isError && (
        <div className="hl-row">
          <p className="hl-small hl-text-2">Your prompts could not be counted.</p>
          <Button variant="default" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {!data && !isError && <SkeletonBars widths={[70, 100]} />}
    </SubjectCard>
  )
}
