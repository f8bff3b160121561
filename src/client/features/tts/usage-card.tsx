import { usageLevel } from '../../../shared/features/tts/tts.rules.ts'
import { longDay } from '../../lib/time/format-time.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Meter } from '../../ui/states/meter.tsx'
import { SkeletonBars } from '../../ui/states/skeleton-bars.tsx'
import styles from './usage-card.module.css'

/** Shows the used characters of the month, and when they renew. */
export function UsageCard() {
  const { data, isError, refetch } = trpc.subscription.usage.useQuery()
  if (!data && isError) {
    return (
      <ErrorState
        title="Monthly usage"
        message="Your characters could not be counted. You can still generate."
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <section className="hl-surface" aria-labelledby="monthly-usage">
      <div className={styles.row}>
        <h2 id="monthly-usage" className="hl-group">
          Monthly usage
        </h2>
        {data && data.speech.limit !== null && <Share used={data.speech.used} limit={data.speech.limit} />}
      </div>
      {data ? (
        <Used {...data.speech} />
      ) : (
        <div className={styles.pending}>
          <SkeletonBars widths={[60, 100, 80]} tall />
        </div>
      )}
    </section>
  )
}

interface Counted {
  used: number
  limit: number | null
  remaining: number | null
  resetDate: string
}

/** The used share. It is highlighted when it approaches 100 %. */
function Share({ used, limit }: { used: number; limit: number }) {
  const level = usageLevel({ used, limit })
  const words = `${Math.floor((used / Math.max(limit, 1)) * 100)}% used`
  if (level === 'calm') return <span className="hl-small hl-text-2 hl-figures">{words}</span>
  return (
    <Badge tone={level}>
      <span className="hl-figures">{words}</span>
    </Badge>
  )
}

function Used({ used, limit, remaining, resetDate }: Counted) {
  return (
    <>
      <p className={`hl-figures ${styles.used}`}>
        <b className={styles.figure}>{count(used)}</b>
        <span className="hl-text-2">{limit === null ? 'characters' : `/ ${count(limit)} characters`}</span>
      </p>
      {limit !== null && <Meter value={used} max={limit} label="Characters used this month" />}
      <div className={`hl-small hl-text-2 hl-figures ${styles.row}`}>
        <span>{remaining === null ? 'No limit' : `${count(remaining)} remaining`}</span>
        <span>Resets {longDay(resetDate)}</span>
      </div>
    </>
  )
}

function count(value: number): string {
  return value.toLocaleString('en-US')
}
