import { type Beat, cueTime, timeBeats } from '../../../../shared/features/scripts/scripts.rules.ts'
import { languageAttributes } from '../../../lib/browser/language-attributes.ts'
import styles from './cue-list.module.css'
import { Gap, GapField } from './gap.tsx'

interface CueListProps {
  beats: readonly Beat[]
  /** The last beat still grows. */
  growing?: boolean
  /** Gaps to be filled in; without it they are only shown. */
  gaps?: {
    /** What stands in the gap of a beat so far. */
    wordsOf(at: number): string
    fill(at: number, words: string): void
  }
  /** What is to be filled in are chapters that are still to be written: they have a number, and nothing has a time. */
  outline?: boolean
}

/** A script by its beats: when, what is seen, what is said, and what the creator must fill in. */
export function CueList({ beats, growing = false, gaps, outline = false }: CueListProps) {
  const timed = timeBeats(
    gaps ? beats.map((beat, at) => ({ ...beat, text: `${beat.text} ${gaps.wordsOf(at)}` })) : beats,
  )
  const chapterOf = (at: number): number => beats.slice(0, at + 1).filter(({ slot }) => slot).length
  return (
    <ol className={styles.cues} aria-label={outline ? 'Outline' : 'Script'}>
      {beats.map(({ kind, text, direction, slot }, index) => (
        <li key={index} className={styles.cue}>
          <span className={`hl-small hl-text-3 hl-figures ${styles.time}`}>
            {outline ? slot && chapterOf(index) : cueTime(timed[index]?.startSeconds ?? 0)}
          </span>
          <div className={styles.beat}>
            <span className="hl-meta hl-text-3">{kind}</span>
            {direction && (
              <p className={`hl-small hl-text-2 ${styles.direction}`} {...languageAttributes(direction)}>
                {direction}
              </p>
            )}
            {text !== '' && (
              <p className={kind === 'Hook' ? `hl-hook ${styles.words}` : styles.words} {...languageAttributes(text)}>
                {text}
                {growing && index === beats.length - 1 && <span className="hl-caret" aria-hidden="true" />}
              </p>
            )}
            {slot &&
              (gaps ? (
                <GapField ask={slot} words={gaps.wordsOf(index)} onChange={(words) => gaps.fill(index, words)} />
              ) : (
                <Gap ask={slot} />
              ))}
          </div>
        </li>
      ))}
    </ol>
  )
}
