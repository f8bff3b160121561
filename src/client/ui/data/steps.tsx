import { StepMarker } from './step-marker.tsx'
import styles from './steps.module.css'

/** The steps of a task. `current` is the index of the current one, from 0. */
export function Steps({ labels, current }: { labels: readonly string[]; current: number }) {
  return (
    <ol className={styles.steps} aria-label="Steps">
      {labels.map((label, index) => (
        <li
          key={label}
          className={styles.step}
          data-done={index < current || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          {index === current ? <StepMarker className={styles.marker} /> : <span className={styles.node} />}
          <span>
            {label}
            {index < current && <span className="hl-hidden">, done</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
