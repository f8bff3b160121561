import { Button } from '@mantine/core'
import { cutAtWord } from '../../../shared/cut-at-word.ts'
import { readFailure } from '../../lib/api/failure.ts'
import { shortDay } from '../../lib/time/format-time.ts'
import { languageAttributes } from '../../lib/browser/language-attributes.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBars } from '../../ui/states/skeleton-bars.tsx'
import styles from './recent-results.module.css'

/** Number of recent results that a tool lists. */
export const RECENT_SHOWN = 10

/** Two lines on a phone, in characters. */
const TOPIC_CHARACTERS = 50

/** How a tool describes one of its results in a list. */
export interface ResultSummary<Generation> {
  /** Plural noun: `hooks`. */
  what: string
  topicOf(generation: Generation): string
  /** Choices and size: `TikTok, casual, 10 hooks`, and that it was cut short. */
  describeFacts(generation: Generation): string
  /** Label of the button; `Open again` by default. */
  formatOpenLabel?(generation: Generation): string
}

/** Recent results of a tool and how to describe them. */
export interface RecentResultsSource<Generation> extends ResultSummary<Generation> {
  query: { data: Generation[] | undefined; error: unknown; refetch(): unknown }
}

interface RecentResultsProps<Generation> extends RecentResultsSource<Generation> {
  busy: boolean
  onOpen(generation: Generation): void
}

/** The last ten results, to open again; nothing before the first one. */
export function RecentResults<Generation extends { id: string; createdAt: string }>({
  what,
  query: { data, error, refetch },
  topicOf,
  describeFacts,
  formatOpenLabel = () => 'Open again',
  busy,
  onOpen,
}: RecentResultsProps<Generation>) {
  if (data?.length === 0) return null
  const failure = error ? readFailure(error) : null
  return (
    <section className={styles.recent} aria-labelledby={`recent-${what}`}>
      <h2 id={`recent-${what}`} className="hl-group">
        Earlier {what}
      </h2>
      {failure && <ErrorState title={`Your earlier ${what} did not load`} {...failure} onRetry={() => refetch()} />}
      {!data && !failure && <SkeletonBars widths={[70, 60, 80]} tall />}
      {data && (
        <ul>
          {data.map((generation) => (
            <li key={generation.id} className={styles.run}>
              <div className={styles.text}>
                <b className={styles.topic} {...languageAttributes(topicOf(generation))}>
                  {cutAtWord(topicOf(generation), TOPIC_CHARACTERS, (part) => part.length)}
                </b>
                <span className="hl-meta hl-text-2 hl-figures">
                  {describeFacts(generation)}, {shortDay(generation.createdAt)}
                </span>
              </div>
              <Button
                variant="subtle"
                color="gray"
                size="sm"
                disabled={busy}
                aria-label={`${formatOpenLabel(generation)}: ${topicOf(generation)}`}
                onClick={() => onOpen(generation)}
              >
                {formatOpenLabel(generation)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
