import { Button } from '@mantine/core'
import type { Allowance } from '../../../shared/features/usage/usage.schema.ts'
import { shortDay, timeOfDay } from '../../lib/time/format-time.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { Meter } from '../../ui/states/meter.tsx'
import { SkeletonBars } from '../../ui/states/skeleton-bars.tsx'
import { SubjectCard } from '../../ui/data/subject-card.tsx'
import styles from './plan-usage.module.css'

/** Shows how much of each allowance is used, and when it renews. */
export function PlanUsage({ free }: { free: boolean }) {
  // `staleTime: 0`, because the cached numbers may be hours old.
  const { data, isError, refetch } = trpc.subscription.usage.useQuery(undefined, { staleTime: 0 })
  return (
    <SubjectCard title={free ? 'Daily Usage' : 'Monthly Usage'}>
      {data && (
        <>
          <Used name="AI Prompts" allowance={data.prompts} />
          {data.searches && <Used name="Internet Searches" allowance={data.searches} />}
          <Used name="TTS Characters" allowance={data.speech} />
        </>
      )}
      {!data && isError && (
        <div className="hl-row">
          <p className="hl-small hl-text-2">Your usage did not load.</p>
          <Button variant="default" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {!data && !isError && <SkeletonBars widths={[70, 100, 70, 100]} />}
    </SubjectCard>
  )
}

function Used({ name, allowance }: { name: string; allowance: Allowance }) {
  const { used, limit, remaining, period, resetDate } = allowance
  const renewal = period === 'day' ? `at ${timeOfDay(resetDate)}` : `on ${shortDay(resetDate)}`
  return (
    <div>
      <div className={`hl-small hl-figures hl-between ${styles.words}`}>
        <b>{name}</b>
        <span className="hl-text-2">
          {used.toLocaleString('en-US')}
          {limit !== null && `/${limit.toLocaleString('en-US')}`}
        </span>
      </div>
      {limit !== null && <Meter value={used} max={limit} label={name} />}
      <p className={`hl-meta hl-text-3 hl-figures ${styles.left}`}>
        {remaining === null ? 'No limit, counted anew' : `${remaining.toLocaleString('en-US')} left, renews`} {renewal}
      </p>
    </div>
  )
}
