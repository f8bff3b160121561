import { Button } from '@mantine/core'
import { IconPlayerStop } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import type { VideoDetail } from '../../../../shared/features/videos/videos.schema.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import {
  computeCost,
  describeCost,
  describeLeft,
  isEnough,
  listSteps,
  missingSteps,
  type RestStep,
  stepName,
} from './rest-steps.ts'
import { useRest } from './use-rest.ts'
import styles from './write-the-rest.module.css'

/** Minimum number of missing steps for one button that generates all of them. */
const LEAST_STEPS = 2

/** Generates all missing pieces of a video, after showing what that costs. */
export function WriteTheRest({ video }: { video: VideoDetail }) {
  const { rest, run, stop } = useRest(video)
  const titleId = useId()
  const titleRef = useRef<HTMLHeadingElement>(null)
  const missing = missingSteps(video)
  const isRunning = rest.phase === 'running'
  const gaps = video.pieces.script?.slots.length ?? 0
  const canWrite = missing.length > 0 && gaps === 0
  const hasEnded = rest.phase === 'over' && !canWrite
  useEffect(() => {
    // The focused button is removed.
    if (hasEnded && document.activeElement === document.body) titleRef.current?.focus()
  }, [hasEnded])
  if (rest.phase === 'idle' && missing.length < LEAST_STEPS) return null

  return (
    <section className={`hl-surface ${styles.rest}`} aria-labelledby={titleId}>
      <h2 ref={titleRef} id={titleId} tabIndex={-1} className="hl-title">
        Write the rest
      </h2>
      {rest.phase !== 'idle' && <Progress steps={rest.steps} done={rest.done} isRunning={isRunning} />}
      {rest.end && <p>{rest.end}</p>}
      {!isRunning && canWrite && <Price video={video} steps={missing} />}
      {!isRunning && gaps > 0 && missing.length > 0 && (
        <>
          {!rest.end && (
            <p className="hl-small hl-text-2">
              The script has {gaps === 1 ? '1 gap' : `${gaps} gaps`} that only you can fill in. Then the rest can be
              written.
            </p>
          )}
          <ButtonLink
            to="/script-writer"
            search={{ video: video.id, result: video.pieces.script?.generationId ?? undefined }}
            variant="default"
            className={styles.action}
          >
            Fill in the gaps
          </ButtonLink>
        </>
      )}
      {(isRunning || canWrite) && (
        <Button
          variant="default"
          className={styles.action}
          leftSection={isRunning && <IconPlayerStop size={18} stroke={1.75} aria-hidden="true" />}
          onClick={isRunning ? stop : run}
        >
          {isRunning ? 'Stop' : 'Write the rest'}
        </Button>
      )}
    </section>
  )
}

/** Shows the cost and the remaining allowance. */
function Price({ video, steps }: { video: VideoDetail; steps: readonly RestStep[] }) {
  const { data } = trpc.subscription.usage.useQuery()
  const cost = computeCost(steps, video)
  const names = listSteps(steps)
  return (
    <p className="hl-small hl-text-2 hl-figures">
      {`${names.charAt(0).toUpperCase()}${names.slice(1)}: ${describeCost(cost)}.`}
      {data && ` You have ${describeLeft(cost, data)}.`}
      {data && !isEnough(cost, data) && ' That is not enough for all of it: it stops where the allowance ends.'}
    </p>
  )
}

function Progress({ steps, done, isRunning }: { steps: readonly RestStep[]; done: number; isRunning: boolean }) {
  return (
    <ol className={`hl-small ${styles.steps}`} aria-label="Steps">
      {steps.map((step, index) => {
        const state = index < done ? 'done' : isRunning && index === done ? 'now' : 'open'
        const name = stepName(step)
        return (
          <li key={name} data-state={state}>
            {`${name.charAt(0).toUpperCase()}${name.slice(1)}`}
            <span className="hl-text-2">{{ done: ', done', now: ', writing...', open: '' }[state]}</span>
          </li>
        )
      })}
    </ol>
  )
}
