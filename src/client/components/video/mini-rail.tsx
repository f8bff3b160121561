import type { Video } from '../../../shared/features/videos/videos.schema.ts'
import { spokenStep, stepFacts } from './step-facts.ts'
import styles from './mini-rail.module.css'

/** The progress of a video as a short rail: the finished steps, and a marker at the next one. */
export function MiniRail({ video }: { video: Pick<Video, 'hook' | 'progress' | 'next'> }) {
  return (
    <ol className={styles.rail} aria-label="Steps">
      {stepFacts(video).map((fact) => (
        <li key={fact.step} data-state={fact.state} data-next={fact.step === video.next || undefined}>
          <span className="hl-hidden">{fact.step === video.next ? `${spokenStep(fact)}, next` : spokenStep(fact)}</span>
        </li>
      ))}
    </ol>
  )
}
