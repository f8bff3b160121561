import type { UsageOverview } from '../../shared/features/usage/usage.schema.ts'
import { timeUntil } from '../lib/time.ts'
import { trpc } from '../lib/trpc.ts'
import { useNow } from '../lib/use-now.ts'
import { Meter } from '../ui/meter.tsx'
import { SkeletonBars } from '../ui/skeleton-bars.tsx'
import styles from './prompt-quota.module.css'

const PERIOD = { day: 'today', month: 'this month' } as const

type Prompts = UsageOverview['prompts']

/** What is left, in words: `4 of 10 prompts left today`. */
export function quotaText({ remaining, limit, period }: Prompts): string {
  return `${remaining.toLocaleString('en-US')} of ${limit.toLocaleString('en-US')} prompts left ${PERIOD[period]}`
}

/** The price of the next click, before the click: what is left of the allowance and when it renews. */
export function PromptQuota() {
  const now = useNow(60_000)
  const { data, isError, refetch } = trpc.subscription.usage.useQuery()
  if (isError) {
    return (
      <p className="hl-small hl-text-2">
        Your prompts could not be counted.{' '}
        <button type="button" className={`hl-link ${styles.retry}`} onClick={() => refetch()}>
          Try again
        </button>
      </p>
    )
  }
  if (!data) return <SkeletonBars widths={[70, 100]} />
  const { prompts } = data
  return (
    <div>
      <div className={`hl-figures hl-small ${styles.words}`}>
        <span>{quotaText(prompts)}</span>
        <span className="hl-meta hl-text-3">renews in {timeUntil(prompts.resetDate, now)}</span>
      </div>
      <Meter value={prompts.used} max={prompts.limit} label={`AI prompts used ${PERIOD[prompts.period]}`} />
    </div>
  )
}
