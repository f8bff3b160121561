import type { Video } from '../../../shared/features/videos/videos.schema.ts'
import { spokenStep, stepFacts } from './step-facts.ts'
import styles from './mini-rail.module.css'

/** How far a video is, on a short line: what is done, and the float where it goes on. */
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
