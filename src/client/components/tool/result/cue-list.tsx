import { type Beat, cueTime, timeBeats } from '../../../../shared/features/scripts/scripts.rules.ts'
import { languageAttributes } from '../../../lib/browser/language-attributes.ts'
import styles from './cue-list.module.css'
import { Gap, GapField } from './gap.tsx'
import { MarkedFigures } from '../figures/marked-figures.tsx'

interface CueListProps {
  beats: readonly Beat[]
  /** Whether the last beat is still being written. */
  growing?: boolean
  /** Makes the gaps editable. Undefined shows them read-only. */
  gaps?: {
    /** Returns the text of the gap in a beat. */
    getWords(at: number): string
    fill(at: number, words: string): void
  }
  /** Whether the gaps are unwritten chapters. Chapters have a number and no time. */
  outline?: boolean
}

/** The beats of a script: time, direction, text and gaps. */
export function CueList({ beats, growing = false, gaps, outline = false }: CueListProps) {
  const timed = timeBeats(
    gaps ? beats.map((beat, at) => ({ ...beat, text: `${beat.text} ${gaps.getWords(at)}` })) : beats,
  )
  const findChapter = (at: number): number => beats.slice(0, at + 1).filter(({ slot }) => slot).length
  return (
    <ol className={styles.cues} aria-label={outline ? 'Outline' : 'Script'}>
      {beats.map(({ kind, text, direction, slot }, index) => (
        <li key={index} className={styles.cue}>
          <span className={`hl-small hl-text-3 hl-figures ${styles.time}`}>
            {outline ? slot && findChapter(index) : cueTime(timed[index]?.startSeconds ?? 0)}
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
                <MarkedFigures path={`beats.${index}.text`} text={text} />
                {growing && index === beats.length - 1 && <span className="hl-caret" aria-hidden="true" />}
              </p>
            )}
            {slot &&
              (gaps ? (
                <GapField ask={slot} words={gaps.getWords(index)} onChange={(words) => gaps.fill(index, words)} />
              ) : (
                <Gap ask={slot} />
              ))}
          </div>
        </li>
      ))}
    </ol>
  )
}
