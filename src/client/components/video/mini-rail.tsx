import type { Video } from '../../../shared/features/videos/videos.schema.ts'
import { LineStep, StepLine } from '../../ui/data/step-line.tsx'
import { spokenStep, STEP_NAME, stepFacts } from './step-facts.ts'
import styles from './mini-rail.module.css'

/** The progress of a video as a short rail: the finished steps, and a marker at the next one. */
export function MiniRail({ video }: { video: Pick<Video, 'hook' | 'progress' | 'next'> }) {
  return (
    <StepLine size="sm" className={`${styles.columns} ${styles.rail}`} aria-label="Steps">
      {stepFacts(video).map((fact) => {
        const isNext = fact.step === video.next
        return (
          <LineStep key={fact.step} state={fact.state} isNow={isNext && fact.state !== 'stale'}>
            <span className="hl-hidden">{isNext ? `${spokenStep(fact)}, next` : spokenStep(fact)}</span>
          </LineStep>
        )
      })}
    </StepLine>
  )
}

/** Column headings above the rails of a list. Screen readers get the names from each rail instead. */
export function MiniRailNames({ className = '' }: { className?: string | undefined }) {
  return (
    <span className={`${styles.columns} hl-meta hl-text-3 ${className}`}>
      {Object.values(STEP_NAME).map((name) => (
        <span key={name}>{name}</span>
      ))}
    </span>
  )
}
