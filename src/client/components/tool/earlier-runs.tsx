import { Button } from '@mantine/core'
import { cutAtWord } from '../../../shared/cut-at-word.ts'
import { readFailure } from '../../lib/api/failure.ts'
import { shortDay } from '../../lib/time/format-time.ts'
import { languageAttributes } from '../../lib/browser/language-attributes.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBars } from '../../ui/states/skeleton-bars.tsx'
import styles from './earlier-runs.module.css'

/** How many earlier results a tool offers to open. */
export const EARLIER_SHOWN = 10

/** So much of a topic tells it from the others, on two lines of a phone. */
const TOPIC_CHARACTERS = 50

/** Earlier results of a tool in words. */
export interface EarlierWords<Generation> {
  /** What they are: `hooks`. */
  what: string
  topicOf(generation: Generation): string
  /** Choices and size, in words: `TikTok, casual, 10 hooks`. */
  factsOf(generation: Generation): string
  /** What the button says; `Open again` without it. */
  openLabelOf?(generation: Generation): string
}

/** Earlier results of a tool. */
export interface Earlier<Generation> extends EarlierWords<Generation> {
  query: { data: Generation[] | undefined; error: unknown; refetch(): unknown }
}

interface EarlierRunsProps<Generation> extends Earlier<Generation> {
  busy: boolean
  onOpen(generation: Generation): void
}

/** The last ten results, to be opened again. Nothing stands here before the first one. */
export function EarlierRuns<Generation extends { id: string; createdAt: string }>({
  what,
  query: { data, error, refetch },
  topicOf,
  factsOf,
  openLabelOf = () => 'Open again',
  busy,
  onOpen,
}: EarlierRunsProps<Generation>) {
  if (data?.length === 0) return null
  const failure = error ? readFailure(error) : null
  return (
    <section className={styles.earlier} aria-labelledby={`earlier-${what}`}>
      <h2 id={`earlier-${what}`} className="hl-group">
        Earlier {what}
      </h2>
      {failure && (
        <ErrorState
          title={`Your earlier ${what} did not load`}
          message={failure.message}
          requestId={failure.requestId}
          onRetry={() => refetch()}
        />
      )}
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
                  {factsOf(generation)}, {shortDay(generation.createdAt)}
                </span>
              </div>
              <Button
                variant="subtle"
                color="gray"
                size="sm"
                disabled={busy}
                aria-label={`${openLabelOf(generation)}: ${topicOf(generation)}`}
                onClick={() => onOpen(generation)}
              >
                {openLabelOf(generation)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
