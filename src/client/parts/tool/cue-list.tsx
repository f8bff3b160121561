import { type Beat, cueTime, timeBeats } from '../../../shared/features/scripts/scripts.rules.ts'
import { written } from '../../lib/written-text.ts'
import styles from './cue-list.module.css'

interface CueListProps {
  beats: readonly Beat[]
  /** The last beat still grows. */
  growing?: boolean
}

/** A script by its beats: when, what is seen, what is said. */
export function CueList({ beats, growing = false }: CueListProps) {
  return (
    <ol className={styles.cues} aria-label="Script">
      {timeBeats(beats).map(({ kind, text, direction, startSeconds }, index) => (
        <li key={index} className={styles.cue}>
          <span className={`hl-small hl-text-3 hl-figures ${styles.time}`}>{cueTime(startSeconds)}</span>
          <div className={styles.beat}>
            <span className="hl-meta hl-text-3">{kind}</span>
            {direction && (
              <p className={`hl-small hl-text-2 ${styles.direction}`} {...written(direction)}>
                {direction}
              </p>
            )}
            <p className={kind === 'Hook' ? `hl-hook ${styles.words}` : styles.words} {...written(text)}>
              {text}
              {growing && index === beats.length - 1 && <span className={styles.caret} aria-hidden="true" />}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
