import type { UsageOverview } from '../../../shared/features/usage/usage.schema.ts'
import { timeOfDay, timeUntil } from '../../lib/time/format-time.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { useNow } from '../../lib/time/use-now.ts'
import { Meter } from '../../ui/states/meter.tsx'
import { SkeletonBars } from '../../ui/states/skeleton-bars.tsx'
import styles from './prompt-quota.module.css'

const PERIOD = { day: 'today', month: 'this month' } as const

type Allowance = UsageOverview['prompts']

/** Formats the remaining allowance: `4 of 10 prompts left today`; without a limit the used one. */
export function quotaText({ used, remaining, limit, period }: Allowance, what = 'prompts'): string {
  if (remaining === null || limit === null) return `${used.toLocaleString('en-US')} ${what} used ${PERIOD[period]}`
  return `${remaining.toLocaleString('en-US')} of ${limit.toLocaleString('en-US')} ${what} left ${PERIOD[period]}`
}

/** Shows the remaining prompts and when they renew. */
export function PromptQuota() {
  const now = useNow(60_000)
  const { data, isError, refetch } = trpc.subscription.usage.useQuery()
  if (isError) {
    return (
      <p className="hl-small hl-text-2">
        Your prompts did not load.{' '}
        <button type="button" className="hl-link" onClick={() => refetch()}>
          Try again
        </button>
      </p>
    )
  }
  if (!data) return <SkeletonBars widths={[70, 100]} />
  return <Quota allowance={data.prompts} what="prompts" label="AI prompts used" now={now} />
}

/** Shows the remaining searches. Renders nothing for plans without searches. */
export function SearchQuota() {
  const now = useNow(60_000)
  const { data } = trpc.subscription.usage.useQuery()
  if (!data?.searches) return null
  return <Quota allowance={data.searches} what="searches" label="Internet searches used" now={now} />
}

/** Shows the remaining characters of text-to-speech. */
export function SpeechQuota() {
  const now = useNow(60_000)
  const { data } = trpc.subscription.usage.useQuery()
  if (!data) return null
  return <Quota allowance={data.speech} what="TTS characters" label="TTS characters used" now={now} />
}

function Quota({ allowance, what, label, now }: { allowance: Allowance; what: string; label: string; now: Date }) {
  const { period, resetDate, limit } = allowance
  // The allowance renews at midnight UTC, so the local time is shown.
  const renewal = period === 'day' ? `at ${timeOfDay(resetDate)}` : `in ${timeUntil(resetDate, now)}`
  return (
    <div>
      <div className={`hl-figures hl-small hl-between ${styles.words}`}>
        <span>{quotaText(allowance, what)}</span>
        <span className="hl-meta hl-text-3">renews {renewal}</span>
      </div>
      {limit !== null && <Meter value={allowance.used} max={limit} label={`${label} ${PERIOD[period]}`} />}
    </div>
  )
}
