import { createContext, use } from 'react'
import { splitAtFigures } from '../../../shared/features/generation/figure-notes.rules.ts'
import styles from './marked-figures.module.css'

/** The figures in the texts below that nobody gave. */
export const UngivenFigures = createContext<readonly string[]>([])

/** A text in which figures that nobody gave are underlined, with a note. */
export function MarkedFigures({ text }: { text: string }) {
  const figures = use(UngivenFigures)
  if (figures.length === 0) return text
  return splitAtFigures(text, figures).map(({ part, isFigure }, index) =>
    isFigure ? (
      <mark key={index} className={styles.figure} title="Nobody gave this figure.">
        {part}
        <span className="hl-hidden"> (nobody gave this figure)</span>
      </mark>
    ) : (
      part
    ),
  )
}
