import { Button } from '@mantine/core'
import type { HookGeneration } from '../../../shared/features/hooks/hooks.schema.ts'
import { readFailure } from '../../lib/failure.ts'
import { shortDay } from '../../lib/time.ts'
import { trpc } from '../../lib/trpc.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonBars } from '../../ui/skeleton-bars.tsx'
import styles from './earlier-runs.module.css'
import { describeChoices } from './hook-input.ts'

const SHOWN = 10

/** The last ten results, to be opened again. Nothing stands here before the first one. */
export function EarlierRuns({ busy, onOpen }: { busy: boolean; onOpen(generation: HookGeneration): void }) {
  const { data, error, refetch } = trpc.hooks.recent.useQuery({ limit: SHOWN })
  if (data?.length === 0) return null
  return (
    <section className={styles.earlier} aria-labelledby="earlier-hooks">
      <h2 id="earlier-hooks" className="hl-group">
        Earlier hooks
      </h2>
      {error && (
        <ErrorState
          title="Your earlier hooks did not load"
          message={readFailure(error).message}
          requestId={readFailure(error).requestId}
          onRetry={() => refetch()}
        />
      )}
      {!data && !error && <SkeletonBars widths={[70, 60, 80]} tall />}
      {data && (
        <ul>
          {data.map((generation) => (
            <li key={generation.id} className={styles.run}>
              <div className={styles.text}>
                <b className={styles.topic}>{generation.topic}</b>
                <span className="hl-meta hl-text-2 hl-figures">
                  {describeChoices(generation)}, {generation.hooks.length} hooks, {shortDay(generation.createdAt)}
                </span>
              </div>
              <Button
                variant="subtle"
                color="gray"
                size="sm"
                disabled={busy}
                aria-label={`Open again: ${generation.topic}`}
                onClick={() => onOpen(generation)}
              >
                Open again
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
