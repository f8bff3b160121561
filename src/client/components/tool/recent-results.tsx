import { Button } from '@mantine/core'
import { type ReactNode } from 'react'
import type { ToolType } from '../../../shared/features/conversations/conversations.constants.ts'
import { cutAtWord } from '../../../shared/cut-at-word.ts'
import { readFailure } from '../../lib/api/failure.ts'
import { shortDay } from '../../lib/time/format-time.ts'
import { languageAttributes } from '../../lib/browser/language-attributes.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBars } from '../../ui/states/skeleton-bars.tsx'
import styles from './recent-results.module.css'

/** Maximum number of recent results in a list. */
export const RECENT_SHOWN = 10

/** Maximum length of a topic in characters. It fills two lines on a phone. */
const TOPIC_CHARACTERS = 50

/** How the list describes a result of a tool. */
export interface ResultSummary<Generation> {
  /** Plural noun: `hooks`. */
  what: string
  /** The kind of result that can be refined. */
  toolType?: ToolType
  getTopic(generation: Generation): string
  /** Choices, size and whether it was cut short: `TikTok, casual, 10 hooks`. */
  describeFacts(generation: Generation): string
  /** Label of the button; `Open again` by default. */
  formatOpenLabel?(generation: Generation): string
}

/** The recent results of a tool and how to describe them. */
export interface RecentResultsSource<Generation> extends ResultSummary<Generation> {
  query: { data: Generation[] | undefined; error: unknown; refetch(): unknown }
}

interface RecentResultsProps<Generation> extends RecentResultsSource<Generation> {
  busy: boolean
  onOpen(generation: Generation): void
}

interface RecentRowProps {
  text: string
  facts: string
  createdAt: string
  /** The button. */
  children: ReactNode
}

/** A row of a list of earlier work: its text in two lines, what there is of it, and its day. */
export function RecentRow({ text, facts, createdAt, children }: RecentRowProps) {
  return (
    <li className={styles.run}>
      <div className={styles.text}>
        <b className={styles.topic} {...languageAttributes(text)}>
          {cutAtWord(text, TOPIC_CHARACTERS, (part) => part.length)}
        </b>
        <span className="hl-meta hl-text-2 hl-figures">
          {facts}, {shortDay(createdAt)}
        </span>
      </div>
      {children}
    </li>
  )
}

/** A list of the last ten results, which can be opened again. Renders nothing if there are none. */
export function RecentResults<Generation extends { id: string; createdAt: string }>({
  what,
  query: { data, error, refetch },
  getTopic,
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
            <RecentRow
              key={generation.id}
              text={getTopic(generation)}
              facts={describeFacts(generation)}
              createdAt={generation.createdAt}
            >
              <Button
                variant="subtle"
                color="gray"
                size="sm"
                disabled={busy}
                aria-label={`${formatOpenLabel(generation)}: ${getTopic(generation)}`}
                onClick={() => onOpen(generation)}
              >
                {formatOpenLabel(generation)}
              </Button>
            </RecentRow>
          ))}
        </ul>
      )}
    </section>
  )
}
